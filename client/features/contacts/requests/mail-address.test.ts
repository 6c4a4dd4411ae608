import { expect, test } from "vitest";
import { mailAddress } from "./mail-address.ts";

const bodyOf = (text: string) => {
  const quoted = { by: "On Monday, Ada wrote:", text };
  const address = mailAddress({ to: "ada+b@example.com", subject: "Re: 5 & 6", quoted });
  expect(address).toMatch(/^mailto:ada%2Bb%40example\.com\?subject=Re%3A%205%20%26%206&body=/);
  return decodeURIComponent(address.split("&body=")[1] ?? "");
};

test("what is answered is quoted below the place to write", () => {
  expect(bodyOf("Six posters?\n\nBy May.")).toBe(
    "\r\n\r\nOn Monday, Ada wrote:\r\n> Six posters?\r\n>\r\n> By May.",
  );
});

test("of a long text the beginning is quoted", () => {
  const body = bodyOf("word ".repeat(1_000));
  expect(body.length).toBeLessThan(1_300);
  expect(body).toMatch(/word…$/);
});
