// The mail server of the end-to-end tests: receives the site's mails and shows them over HTTP.
import { createServer } from "node:http";
import { mailServer } from "../server/testing/mail-server.ts";

const mails = await mailServer({ port: Number(process.env.E2E_SMTP_PORT) });
const shown = createServer(({ url = "/" }, response) => {
  const to = new URL(url, "http://mails").searchParams.get("to");
  const found = mails.received.filter((mail) => to !== null && mail.to.includes(to));
  response.setHeader("content-type", "application/json").end(JSON.stringify(found));
}).listen(Number(process.env.E2E_MAILS_PORT), "127.0.0.1");

process.once("SIGTERM", () => {
  shown.close();
  void mails.close();
});
