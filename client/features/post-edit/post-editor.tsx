import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { codeText } from "../../apollo/problem-text.ts";
import { DraftNotice } from "../../dashboard/edit/draft-notice.tsx";
import { LeaveGuard } from "../../dashboard/edit/leave-guard.tsx";
import { LocaleTabs } from "../../dashboard/edit/locale-tabs.tsx";
import { SaveBar } from "../../dashboard/edit/save-bar.tsx";
import { StaleDialog } from "../../dashboard/edit/stale-dialog.tsx";
import { Button } from "../../kit/button.tsx";
import { BCP47, type Locale } from "../site/locale.ts";
import { CopyFrom } from "./copy-from.tsx";
import { CoverSection } from "./cover-section.tsx";
import { DetailsSection } from "./details-section.tsx";
import { PeopleSection } from "./people-section.tsx";
import { type Asked, PostQuestion } from "./post-question.tsx";
import { isPublic, languageState, type Publication } from "./post-state.ts";
import { PostText } from "./post-text.tsx";
import { SearchSection } from "./search-section.tsx";
import { StatePill } from "./state-pill.tsx";
import { StatusSection } from "./status-section.tsx";
import { type OpenedPost, usePostEdit } from "./use-post-edit.ts";
import { whatChanged } from "./what-changed.ts";

/** The place where a post is written: its text in each language, and beside it all the rest. */
export function PostEditor(opened: OpenedPost) {
  const intl = useIntl();
  const edit = usePostEdit(opened);
  const { post, values, changed, isNew, isDirty, pending, problem, wrong } = edit;
  const [locale, setLocale] = useState<Locale>("en");
  const [visited, setVisited] = useState<Locale[]>(["en"]);
  const [asked, setAsked] = useState<Asked>();
  const open = (next: Locale) => {
    setLocale(next);
    setVisited((before) => (before.includes(next) ? before : [...before, next]));
  };

  const isOpenPublic = isPublic(post, locale);
  const bring = (publication: Publication) => {
    const { status } = publication;
    const what =
      status === "ARCHIVED" ? "archive" : isOpenPublic && status === "DRAFT" ? "unpublish" : "";
    if (what) setAsked({ what, locale });
    else void edit.bring(publication);
  };
  const goOn = () => {
    setAsked(undefined);
    if (asked?.what === "discard") edit.discard();
    else if (asked) {
      const status = asked.what === "archive" ? "ARCHIVED" : "DRAFT";
      void edit.bring({ locale: asked.locale, status });
    }
  };
  const askToDiscard = () => setAsked({ what: "discard" });
  const isWritten = values.title[locale].trim() !== "";
  const settled = isDirty ? "unsaved" : isNew ? "new" : "saved";
  const state = pending ? "saving" : problem ? "failed" : settled;
  return (
    <>
      {opened.draft && isDirty && isNew === !opened.post && (
        <DraftNotice
          text={
            <FormattedMessage
              id="post-edit.restored"
              values={{
                when: intl.formatDate(opened.draft.at, { dateStyle: "medium", timeStyle: "short" }),
              }}
            />
          }
          onDiscard={askToDiscard}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 pb-20 xl:grid-cols-[minmax(0,1fr)_320px]">
        <div className="card">
          <LocaleTabs
            edit={edit}
            current={locale}
            onChange={open}
            markOf={(one) => <StatePill state={languageState(post, one).state} />}
            aside={<CopyFrom edit={edit} locale={locale} />}
            className="sticky top-16 z-20 rounded-t-card bg-surface ps-4 pe-2 [--tab-height:3.5rem] md:ps-6 lg:top-[92px]"
            panelClassName=""
          >
            {(one) => visited.includes(one) && <PostText edit={edit} locale={one} />}
          </LocaleTabs>
        </div>
        <div className="card divide-y divide-line">
          <StatusSection
            post={post}
            locale={locale}
            isWritten={isWritten}
            saving={pending}
            onOpen={open}
            onPublication={bring}
          />
          <PeopleSection edit={edit} choices={opened.choices} />
          <CoverSection edit={edit} locale={locale} />
          <SearchSection edit={edit} locale={locale} />
          <DetailsSection edit={edit} />
        </div>
      </div>
      <SaveBar
        state={state}
        status={
          state === "failed" && problem ? (
            codeText(intl, problem.code)
          ) : (
            <FormattedMessage id={`post-edit.bar.${state}`} />
          )
        }
        what={isDirty ? whatChanged(intl, changed, edit.saved, values) : undefined}
        savedAt={post?.updatedAt}
      >
        {problem && wrong.length === 0 && !pending && (
          <Button variant="outline" size={44} onClick={edit.retry}>
            <FormattedMessage id="form.retry" />
          </Button>
        )}
        <Button variant="plain" size={44} disabled={!isDirty || pending} onClick={askToDiscard}>
          <FormattedMessage id="form.discard" />
        </Button>
        <Button
          variant="outline"
          size={44}
          disabled={!edit.hasHidden}
          pending={pending}
          onClick={() => void edit.saveDraft()}
        >
          <FormattedMessage id="post-edit.bar.draft" />
        </Button>
        <Button
          variant="primary"
          size={44}
          disabled={isOpenPublic ? !isDirty : !isWritten}
          pending={pending}
          onClick={() => void edit.publish(locale)}
        >
          <FormattedMessage
            id={isOpenPublic ? "post-edit.bar.publishChanges" : "post-edit.bar.publish"}
            values={{ language: intl.formatDisplayName(BCP47[locale], { type: "language" }) }}
          />
        </Button>
      </SaveBar>
      {edit.conflict && (
        <StaleDialog fields={edit.conflict} onSave={edit.resolve} onClose={edit.keepEditing} />
      )}
      <PostQuestion asked={asked} onConfirm={goOn} onClose={() => setAsked(undefined)} />
      <LeaveGuard holds={edit.holds} text={intl.formatMessage({ id: "post-edit.leave.text" })} />
    </>
  );
}
