import type { IntlShape } from "react-intl";
import type { MetaDescriptor } from "react-router";
import { escapeMarkup } from "../../../../schema/foundation/markup.ts";
import { BCP47, type Locale } from "../../../i18n/locale.ts";
import {
  breadcrumbList,
  listGraph,
  type Site,
  structuredData,
  urlOf,
} from "../../../platform/json-ld.ts";
import type { Job, JobSummary } from "../../../platform/rest.ts";
import { documentSeo } from "../../../platform/document-seo.ts";
import { CAREERS_PATH, careersPath, jobPath } from "./careers-path.ts";

const list = (items: readonly string[]): string =>
  items.length > 0
    ? `<ul>${items.map((item) => `<li>${escapeMarkup(item)}</li>`).join("")}</ul>`
    : "";

/** The whole description, as HTML: search engines read no other part of the page for it. */
const descriptionOf = ({ description, content, workingSchedule, benefits }: Job): string =>
  (description ? `<p>${escapeMarkup(description)}</p>` : "") +
  content +
  list(workingSchedule) +
  list(benefits);

/** "Oslo, Norway": the last part is the country. */
function placeOf(location: string) {
  const parts = location.split(",").map((part) => part.trim());
  const country = parts.length > 1 ? parts.at(-1) : undefined;
  return {
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      addressLocality: parts[0],
      ...(parts.length > 2 && { addressRegion: parts.slice(1, -1).join(", ") }),
      addressCountry: country ?? parts[0],
    },
  };
}

function salaryOf({ min, max, currency, unit }: Job["salary"]) {
  if (min === null && max === null) return undefined;
  return {
    "@type": "MonetaryAmount",
    currency,
    value: {
      "@type": "QuantitativeValue",
      ...(min === max ? { value: min } : {}),
      ...(min !== max && min !== null && { minValue: min }),
      ...(min !== max && max !== null && { maxValue: max }),
      unitText: unit.toUpperCase(),
    },
  };
}

/** A JobPosting; none once it takes no applications. */
function jobPosting(site: Site, job: Job): MetaDescriptor[] {
  if (!job.takesApplications) return [];
  const { id, slug, title, publishedAt, expiredDate, employmentTypes, workplace, locations } = job;
  const isRemote = workplace === "remote";
  const baseSalary = salaryOf(job.salary);
  return [
    structuredData({
      "@type": "JobPosting",
      title,
      description: descriptionOf(job),
      url: urlOf(site, jobPath(slug)),
      identifier: { "@type": "PropertyValue", name: "Atelier", value: id },
      inLanguage: BCP47[site.locale],
      datePosted: publishedAt,
      ...(expiredDate && { validThrough: expiredDate }),
      ...(employmentTypes.length > 0 && {
        employmentType: employmentTypes.map((type) => type.toUpperCase()),
      }),
      hiringOrganization: { "@type": "Organization", name: "Atelier", sameAs: site.origin },
      ...(isRemote && { jobLocationType: "TELECOMMUTE" }),
      ...(isRemote &&
        locations.length > 0 && {
          applicantLocationRequirements: locations.map((location) => ({
            "@type": "AdministrativeArea",
            name: location,
          })),
        }),
      ...(!isRemote && locations.length > 0 && { jobLocation: locations.map(placeOf) }),
      ...(baseSalary && { baseSalary }),
      ...(job.skills.length > 0 && { skills: job.skills.join(", ") }),
      directApply: true,
    }),
  ];
}

export const jobsGraph = (
  site: Site & { title: string; path: string },
  jobs: readonly JobSummary[],
): MetaDescriptor =>
  // a posting belongs on its own page: search engines refuse it in lists
  listGraph(site, jobs, (job) => ({ name: job.title, url: urlOf(site, jobPath(job.slug)) }));

interface Page {
  job: Job;
  origin: string;
  locale: Locale;
  intl: IntlShape;
}

export function jobSeo({ job, origin, locale, intl }: Page): MetaDescriptor[] {
  const site = { origin, locale };
  const { slug, title, description, role } = job;
  return [
    ...documentSeo(
      site,
      {
        ...job,
        description: description ?? intl.formatMessage({ id: "careers.list.description" }),
      },
      { pathOf: jobPath, noindex: !job.takesApplications },
    ),
    ...jobPosting(site, job),
    breadcrumbList(site, [
      { name: intl.formatMessage({ id: "careers.title" }), path: CAREERS_PATH },
      ...(role ? [{ name: role, path: careersPath({ role }) }] : []),
      { name: title, path: jobPath(slug) },
    ]),
  ];
}
