/** What is rendered in code: operations with it are answered field by field, and say nothing of statements. */
const RENDERED_IN_CODE = new Set(["DocumentPreview"]);

export const isRenderedInCode = ({ name }: { name: string }): boolean => RENDERED_IN_CODE.has(name);
