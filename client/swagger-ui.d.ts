// The package has no types: this is what rest-calls.client.tsx uses.
declare module "swagger-ui-dist/swagger-ui-es-bundle.js" {
  export type Part = unknown;
  export type Component = (props: Record<string, string>) => Part;
  export type CreateElement = (type: unknown, props?: object | null, ...children: Part[]) => Part;

  /** An ordered map of Immutable, from each tag to its calls. */
  export interface TaggedOperations {
    keySeq: () => { toArray: () => string[] };
    filter: (isKept: (calls: unknown, tag: string) => boolean) => TaggedOperations;
  }

  export interface SwaggerSystem {
    React: { createElement: CreateElement };
  }

  export interface Layout {
    getComponent: (name: string, isContainer: boolean) => Component;
    specSelectors: {
      loadingStatus: () => string;
      taggedOperations: () => TaggedOperations;
    };
  }

  export default function SwaggerUI(options: {
    url: string;
    domNode: Element | null;
    deepLinking: boolean;
    layout: string;
    plugins: ((system: SwaggerSystem) => object)[];
  }): void;
}
