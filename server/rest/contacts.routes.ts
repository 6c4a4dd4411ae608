import { z } from "zod";
import {
  ContactRequestFields,
  ContactRequestsDocument,
  DeleteContactRequestDocument,
  DeleteContactRequestsDocument,
  SubmitContactDocument,
} from "./documents.generated.ts";
import { resource } from "./resource.ts";
import { route } from "./route.ts";

const { project: _project, ...shape } = ContactRequestFields.shape;

const ContactRequest = z
  .object({
    ...shape,
    project: z.object({ id: z.string(), title: z.string() }).nullable(),
  })
  .meta({ id: "ContactRequest" });

const contacts = resource({
  path: "/api/contact",
  one: "contact",
  many: "contacts",
  answer: ContactRequest,
  reply: ({ project, ...contact }: z.output<typeof ContactRequestFields>) => ({
    ...contact,
    project: project && {
      id: project.id,
      title: project.en ?? project.fr ?? project.no ?? "",
    },
  }),
});

export const routes = [
  contacts.list(ContactRequestsDocument, {
    summary:
      "Requests for a quote to the caller, newest first; for staff all messages and requests",
  }),
  route(SubmitContactDocument, {
    method: "POST",
    path: "/api/contact",
    summary: "Writes to the team of the site, or asks a member or a project's owners for a quote",
    body: {
      name: "1 to 80 characters; by default the account's",
      email: "Where the answer goes; by default the account's",
      phone: "Where the sender may be called",
      company: "Whom the sender writes for",
      subject: "Required unless a quote or a question is asked",
      message: "Plain text, 10 to 5,000 characters",
      budget: "What a quote may cost",
      timing: "When the work is needed",
      memberId: "The member who is asked for a quote",
      projectId: "The project whose owners are asked for a quote",
      isQuestion: "Whether it is a question to the team of the site",
      consent: "The version of the privacy policy that the sender has agreed to",
      website: "Stays empty: what fills it in is taken for spam",
      shownAt: "When the form was shown",
      idempotencyKey:
        "An unguessable text of at least 16 characters: repeating a request with it creates one",
    },
    variables: ({ body }) => ({ input: body }),
    answer: z.object({ success: z.literal(true), id: z.string() }),
    reply: ({ id }) => ({ success: true as const, id }),
  }),
  contacts.delete(DeleteContactRequestDocument, { summary: "Deletes a request for good" }),
  contacts.deleteMany(DeleteContactRequestsDocument, {
    summary: "Deletes several requests for good",
  }),
] as const;
