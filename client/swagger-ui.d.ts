// The package has no types: this is what rest-calls.client.tsx uses.
declare module "swagger-ui-dist/swagger-ui-es-bundle.js" {
  export type Part = unknown;
  export type Component = (props: Record<string, string>) => Part;
  export type CreateElement = (type: unknown, props?: object | null, ...children: Part[]) => Part;

  export interface SwaggerSystem {
    React: { createElement: CreateElement };
  }

  export interface Layout {
    getComponent: (name: string, isContainer: boolean) => Component;
    specSelectors: { loadingStatus: () => string };
  }

  export default function SwaggerUI(options: {
    url: string;
    domNode: Element | null;
    deepLinking: boolean;
    layout: string;
    plugins: ((system: SwaggerSystem) => object)[];
  }): void;
}
