import { useMutation, useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { EditLoading } from "../../admin/form/edit-loading.tsx";
import { SmallForm } from "../../admin/form/small-form.tsx";
import { TitleRow } from "../../admin/title-row.tsx";
import { useAddressQuery } from "../../platform/use-address-query.ts";
import { localePath, useLocale } from "../../i18n/locale.ts";
import { samePlace } from "../../platform/same-site.ts";
import { countries } from "../../features/members/admin/edit/places.ts";
import {
  picturePath,
  RemovePictureButton,
} from "../../features/members/admin/edit/remove-picture-button.tsx";
import {
  SaveWelcomeDocument,
  WelcomeDocument,
} from "../../features/members/welcome/welcome.generated.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { FileDrop } from "../../ui/file-drop.tsx";
import { NativeSelect } from "../../ui/native-select.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { Availability, UpdateMemberInput } from "../../schema.generated.ts";
import { useViewer } from "../../platform/session/viewer.tsx";

const STEPS = ["name", "work", "place", "done"];
const AVAILABILITIES: readonly Availability[] = ["OPEN", "LIMITED", "BOOKED"];
const PHOTO = { types: ["image/jpeg", "image/png", "image/webp"], maxBytes: 10_000_000 };

/** The profile of a new member; the step is part of the URL, so that it survives a reload. */
export default function Welcome() {
  const intl = useIntl();
  const locale = useLocale();
  const viewer = useViewer();
  const [query, setQuery] = useAddressQuery();
  const { data, error, refetch } = useQuery(WelcomeDocument, { variables: { locale } });
  const [update] = useMutation(SaveWelcomeDocument);
  const lands = useMemo(() => countries(intl), [intl]);
  const text = (id: string) => intl.formatMessage({ id: `welcome.${id}` });
  const step = Math.max(0, STEPS.indexOf(query.get("step") ?? ""));
  const goTo = (next: number) => {
    const changed = new URLSearchParams(query);
    changed.set("step", STEPS[next] ?? "done");
    setQuery(changed);
  };
  const member = data?.viewer?.member;
  const title = intl.formatMessage({ id: "welcome.title" }, { name: viewer.name.split(" ")[0] });
  if (!member) {
    return (
      <>
        <TitleRow title={title} />
        <EditLoading error={error} onRetry={refetch} />
      </>
    );
  }
  const save = async (input: UpdateMemberInput) => {
    await update({ variables: { id: member.id, input, locale } });
    goTo(step + 1);
  };
  const onBack = { label: text("previous"), go: () => goTo(step - 1) };
  const look = { submit: text("continue"), cancel: text("skip"), className: "gap-6" };
  return (
    <div className="mx-auto w-full max-w-[640px]">
      <TitleRow title={title} subtitle={<FormattedMessage id="welcome.text" />} />
      <div className="mb-6">
        <Stepper
          label={text("steps")}
          steps={STEPS.map((name) => text(`step.${name}`))}
          current={step}
          onGo={goTo}
        />
      </div>
      <Card>
        {step === 0 && (
          <SmallForm
            key="name"
            {...look}
            values={{ displayName: member.displayName, handle: member.handle }}
            unique={{ "This handle is taken": "handle" }}
            send={save}
            onCancel={() => goTo(1)}
          >
            {(field) => (
              <>
                <FileDrop
                  {...PHOTO}
                  label={text("photo")}
                  hint={intl.formatMessage({ id: "members.edit.picture.limits" })}
                  url={picturePath(member.id, "avatar")}
                  onUploaded={() => void refetch()}
                >
                  <div className="flex items-end gap-4">
                    <Avatar name={member.displayName} src={member.avatar} size={96} />
                    {member.avatar && (
                      <RemovePictureButton
                        memberId={member.id}
                        kind="avatar"
                        onRemoved={() => refetch()}
                      />
                    )}
                  </div>
                </FileDrop>
                <TextField {...field("displayName")} label={text("name")} autoComplete="name" />
                <TextField
                  {...field("handle")}
                  label={text("handle")}
                  hint={text("handle.hint")}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                />
              </>
            )}
          </SmallForm>
        )}
        {step === 1 && (
          <SmallForm
            key="work"
            {...look}
            onBack={onBack}
            values={{ role: member.role ?? "", about: member.about ?? "" }}
            send={({ role, about }) =>
              save({ role: { [locale]: role }, about: { [locale]: about } })
            }
            onCancel={() => goTo(2)}
          >
            {(field) => (
              <>
                <TextField
                  {...field("role")}
                  label={text("profession")}
                  hint={text("profession.hint")}
                  autoComplete="organization-title"
                />
                <TextArea
                  {...field("about")}
                  label={text("about")}
                  hint={text("about.hint")}
                  autosize
                />
              </>
            )}
          </SmallForm>
        )}
        {step === 2 && (
          <SmallForm
            key="place"
            {...look}
            onBack={onBack}
            values={{
              city: member.city ?? "",
              country: member.country ?? "",
              skills: member.skills.join(", "),
              availability: "",
            }}
            send={({ city, country, skills, availability }) =>
              save({
                city: city.trim() || null,
                country: country || null,
                skills: [...new Set(skills.split(",").flatMap((skill) => skill.trim() || []))],
                ...(availability && { availability: availability as Availability }),
              })
            }
            onCancel={() => goTo(3)}
          >
            {(field) => (
              <>
                <div className="grid gap-6 md:grid-cols-2">
                  <TextField
                    {...field("city")}
                    label={text("city")}
                    autoComplete="address-level2"
                  />
                  <NativeSelect
                    {...field("country")}
                    label={text("country")}
                    autoComplete="country"
                  >
                    <option value="">{text("choose")}</option>
                    {lands.map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </NativeSelect>
                </div>
                <TextField
                  {...field("skills")}
                  label={text("skills")}
                  hint={text("skills.hint")}
                  autoComplete="off"
                />
                <NativeSelect {...field("availability")} label={text("availability")}>
                  <option value="">{text("choose")}</option>
                  {AVAILABILITIES.map((value) => (
                    <option key={value} value={value}>
                      {intl.formatMessage({
                        id: `members.edit.availability.${value.toLowerCase()}`,
                      })}
                    </option>
                  ))}
                </NativeSelect>
              </>
            )}
          </SmallForm>
        )}
        {step === 3 && (
          <div className="grid gap-6">
            <h2 className="text-xl font-bold">
              <FormattedMessage id="welcome.done.title" />
            </h2>
            <p className="text-ink-2">
              <FormattedMessage id="welcome.done.text" />
            </p>
            {viewer.member?.status === "PENDING" && (
              <Notice tone="warn">
                <FormattedMessage id="dashboard.pending" />
              </Notice>
            )}
            <div className="flex flex-wrap gap-3">
              <Button variant="outline" size={44} onClick={onBack.go}>
                {onBack.label}
              </Button>
              <ButtonLink variant="primary" size={44} to="/dashboard/projects/new">
                <FormattedMessage id="welcome.project" />
              </ButtonLink>
              <ButtonLink
                variant="outline"
                size={44}
                to={localePath(locale, `/${member.handle}`)}
                reloadDocument
              >
                <FormattedMessage id="welcome.page" />
              </ButtonLink>
              {query.get("callbackUrl") && <Onwards callbackUrl={query.get("callbackUrl") ?? ""} />}
            </div>
          </div>
        )}
      </Card>
    </div>
  );
}

/** A link back to the page from which the user came to register. */
function Onwards({ callbackUrl }: { callbackUrl: string }) {
  const isPublic = !callbackUrl.startsWith("/dashboard");
  return (
    <ButtonLink variant="plain" size={44} to={samePlace(callbackUrl)} reloadDocument={isPublic}>
      <FormattedMessage id={isPublic ? "welcome.back" : "welcome.dashboard"} />
    </ButtonLink>
  );
}
