import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";

export interface Writing {
  name: string;
  email: string;
  content: string;
}

/** A unique text, to be found among everything that other tests write. */
export function writing(content = "A remark"): Writing {
  const token = randomUUID();
  return { name: "Test Reader", email: `${token}@example.org`, content: `${content} ${token}` };
}

/** The comments on a post as readers see and use them. */
export class Thread {
  readonly section: Locator;
  /** Comments and replies in order of appearance */
  readonly all: Locator;
  readonly form: Locator;
  readonly replyForm: Locator;

  constructor(readonly page: Page) {
    this.section = page.locator("#comments");
    this.all = this.section.getByRole("article");
    this.form = this.formWith("Post comment");
    this.replyForm = this.formWith("Post reply");
  }

  async open(slug: string): Promise<this> {
    await this.page.goto(`/blog/${slug}`);
    // They are live near the viewport.
    await this.section.scrollIntoViewIfNeeded();
    return this;
  }

  /** Opens the post and waits until live comments arrive. */
  async openLive(slug: string): Promise<this> {
    await this.open(slug);
    await expect(this.section.getByText("Live", { exact: true })).toBeVisible();
    return this;
  }

  comment({ content }: Pick<Writing, "content">): Locator {
    return this.all.filter({ hasText: content });
  }

  /** A comment with its replies */
  line(of: Pick<Writing, "content">): Locator {
    const comment = this.page.getByRole("article").filter({ hasText: of.content });
    return this.section.locator("ol > li").filter({ has: comment }).first();
  }

  async count(): Promise<number> {
    const title = await this.section.getByRole("heading", { level: 2 }).innerText();
    return Number(/^\d+/.exec(title)?.[0] ?? 0);
  }

  async expectCount(count: number): Promise<void> {
    await expect(this.section.getByRole("heading", { level: 2 })).toHaveText(
      new RegExp(`^${count} comment`),
    );
  }

  async fill(form: Locator, { name, email, content }: Writing): Promise<void> {
    await form.getByLabel("Name").fill(name);
    await form.getByLabel("Email").fill(email);
    await this.content(form).fill(content);
  }

  content(form: Locator): Locator {
    return form.getByRole("textbox", { name: /^(Comment|Your reply)$/ });
  }

  async post(writing: Writing): Promise<void> {
    await this.fill(this.form, writing);
    await this.form.getByRole("button", { name: "Post comment" }).click();
  }

  async reply(to: Pick<Writing, "content">, writing: Writing): Promise<void> {
    await this.openReply(to);
    await this.fill(this.replyForm, writing);
    await this.replyForm.getByRole("button", { name: "Post reply" }).click();
  }

  async openReply(to: Pick<Writing, "content">): Promise<void> {
    await this.comment(to)
      .getByRole("link", { name: /^Reply to / })
      .click();
    await expect(this.replyForm).toBeVisible();
  }

  private formWith(button: string): Locator {
    return this.section
      .locator("form")
      .filter({ has: this.page.getByRole("button", { name: button }) });
  }
}

/** A reader with a browser of their own. */
export async function newThread(browser: { newPage(): Promise<Page> }): Promise<Thread> {
  return new Thread(await browser.newPage());
}
