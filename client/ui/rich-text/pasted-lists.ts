/** `mso-list:l0 level2 lfo1`: Word writes the items of lists as paragraphs. */
const LEVEL = /mso-list:[^;]*\blevel(\d+)/i;
const MARKER = /mso-list:\s*ignore/i;
/** `1.`, `a)`, `(iv)`; a bullet is any other sign, also the letter o. */
const NUMBER = /^\(?(\d+|[a-z]{1,4})[.)]/i;

const styleOf = (element: Element): string => element.getAttribute("style") ?? "";

const levelOf = (element: Element | null): number => {
  const [, level = 0] = (element && LEVEL.exec(styleOf(element))) ?? [];
  return Number(level);
};

/** Makes lists of Word's paragraphs, and puts lists within lists into the items they belong to. */
export function cleanLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('[style*="mso-list" i]')) {
    if (!levelOf(paragraph) || !paragraph.parentNode) continue;
    const items = [paragraph];
    for (
      let next = paragraph.nextElementSibling;
      next && levelOf(next);
      next = next.nextElementSibling
    )
      items.push(next);
    const place = document.createComment("lists");
    paragraph.before(place);
    place.replaceWith(...listsOf(items));
  }
  for (const list of body.querySelectorAll("ul > ul, ul > ol, ol > ul, ol > ol")) {
    const before = list.previousElementSibling;
    if (before?.tagName === "LI") before.append(list);
  }
}

interface Open {
  list: HTMLElement;
  level: number;
}

function listsOf(paragraphs: readonly Element[]): HTMLElement[] {
  const lists: HTMLElement[] = [];
  let open: Open[] = [];
  for (const paragraph of paragraphs) {
    const level = levelOf(paragraph);
    const marker = takeMarker(paragraph);
    const tag = NUMBER.test(marker) ? "OL" : "UL";
    open = open.filter(
      (one) => one.level < level || (one.level === level && one.list.tagName === tag),
    );
    let within = open.at(-1);
    if (within?.level !== level) {
      const list = document.createElement(tag);
      const start = Number(NUMBER.exec(marker)?.[1]);
      if (start > 1) list.setAttribute("start", String(start));
      const item = within?.list.lastElementChild;
      if (item) item.append(list);
      else lists.push(list);
      open.push((within = { list, level }));
    }
    within.list.append(itemOf(paragraph));
  }
  return lists;
}

/** The text of its bullet or number, which it has no more. */
function takeMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll("[style]")].find((one) =>
    MARKER.test(styleOf(one)),
  );
  marker?.remove();
  return marker?.textContent?.trim() ?? "";
}

function itemOf(paragraph: Element): HTMLElement {
  const [item, text] = [document.createElement("li"), document.createElement("p")];
  text.append(...paragraph.childNodes);
  item.append(text);
  paragraph.remove();
  return item;
}
