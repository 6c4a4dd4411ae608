import { useCallback, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { LeaveGuard } from "../../dashboard/edit/leave-guard.tsx";
import { BCP47, type Locale, LOCALES } from "../site/locale.ts";
import { CopyFrom } from "./copy-from.tsx";
import { CoverSection } from "./cover-section.tsx";
import { DetailsSection } from "./details-section.tsx";
import type { EditedPostFragment } from "./edited-post.generated.ts";
import { dropDraft, type KeptDraft } from "./kept-drafts.ts";
import { LocaleTabs, panelId, tabId } from "./locale-tabs.tsx";
import { type Choices, PeopleSection } from "./people-section.tsx";
import { PostConflict } from "./post-conflict.tsx";
import { isPublic, languageState, type Publication } from "./post-state.ts";
import { type Asked, PostQuestion } from "./post-question.tsx";
import { PostText } from "./post-text.tsx";
import { localeOfField, type PostValues } from "./post-values.ts";
import { RestoredNotice } from "./restored-notice.tsx";
import { SaveBar } from "./save-bar.tsx";
import { SearchSection } from "./search-section.tsx";
import { StatusSection } from "./status-section.tsx";
import { useShownErrors } from "./use-shown-errors.ts";
import { draftKey, usePostEditing } from "./use-post-editing.ts";
import { whatChanged } from "./what-changed.ts";

interface PostEditorProps {
  post: EditedPostFragment | undefined;
  draft: KeptDraft<PostValues> | undefined;
  userId: string;
  memberId: string | null;
  choices: Choices;
  /** A new post has its address now */
  onCreated: (id: string) => void;
}

/** The place where a post is written: its text in each language, and beside it all the rest. */
export function PostEditor({ choices, onCreated, ...opened }: PostEditorProps) {
  const intl = useIntl();
  const { userId } = opened;
  const editing = usePostEditing(opened);
  const { form, post, values, base, changed, saving, conflict, failure, wrong } = editing;
  const [locale, setLocale] = useState<Locale>("en");
  const [visited, setVisited] = useState<Locale[]>(["en"]);
  const [comparing, setComparing] = useState(true);
  const [asked, setAsked] = useState<Asked>();
  const open = (next: Locale) => {
    setLocale(next);
    setVisited((before) => (before.includes(next) ? before : [...before, next]));
  };

  const created = opened.post ? undefined : post?.id;
  useEffect(() => {
    if (created) void dropDraft(draftKey(userId, undefined)).then(() => onCreated(created));
  }, [created, onCreated, userId]);
  useShownErrors(failure && Object.keys(wrong)[0], open);

  const unsaved = changed.length > 0 && !created;
  const isUnsaved = useRef(unsaved);
  useEffect(() => {
    isUnsaved.current = unsaved;
  }, [unsaved]);
  const holds = useCallback(() => isUnsaved.current, []);

  const unlessDisputed = (act: () => unknown) => () => (conflict ? setComparing(true) : act());
  const isOpenPublic = isPublic(post, locale);
  const bring = (publication: Publication) => {
    const { status } = publication;
    const what =
      status === "ARCHIVED" ? "archive" : isOpenPublic && status === "DRAFT" ? "unpublish" : "";
    if (what) setAsked({ what, locale });
    else unlessDisputed(() => editing.bring(publication))();
  };
  const goOn = () => {
    setAsked(undefined);
    if (asked?.what === "discard") editing.discard();
    else if (asked) {
      const status = asked.what === "archive" ? "ARCHIVED" : "DRAFT";
      unlessDisputed(() => editing.bring({ locale: asked.locale, status }))();
    }
  };
  const isWritten = values[`title.${locale}`].trim() !== "";
  return (
    <>
      {opened.draft && unsaved && (
        <RestoredNotice at={opened.draft.at} onDiscard={() => setAsked({ what: "discard" })} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 pb-20 xl:grid-cols-[minmax(0,1fr)_320px]">
        <div className="card">
          <div className="sticky top-16 z-20 flex items-center justify-between gap-4 overflow-x-auto rounded-t-card border-b border-line bg-surface ps-4 pe-2 md:ps-6 lg:top-[92px]">
            <LocaleTabs
              current={locale}
              onChange={open}
              stateOf={(one) => languageState(post, one).state}
              wrong={LOCALES.filter((one) =>
                Object.keys(wrong).some((field) => localeOfField(field) === one),
              )}
            />
            <CopyFrom values={values} locale={locale} onChange={form.set} />
          </div>
          {visited.map((one) => (
            <div
              key={one}
              role="tabpanel"
              id={panelId(one)}
              aria-labelledby={tabId(one)}
              hidden={one !== locale}
            >
              <PostText form={form} locale={one} />
            </div>
          ))}
        </div>
        <div className="card divide-y divide-line">
          <StatusSection
            post={post}
            locale={locale}
            isWritten={isWritten}
            saving={saving}
            onOpen={open}
            onPublication={bring}
          />
          <PeopleSection form={form} choices={choices} />
          <CoverSection form={form} locale={locale} />
          <SearchSection form={form} locale={locale} />
          <DetailsSection form={form} />
        </div>
      </div>
      <SaveBar
        isNew={!post}
        unsaved={changed.length > 0}
        what={whatChanged(intl, changed, base, values)}
        savedAt={post?.updatedAt}
        saving={saving}
        problem={editing.failureText}
        onRetry={failure && !Object.keys(wrong).length ? editing.retry : undefined}
        primary={intl.formatMessage(
          { id: isOpenPublic ? "post-edit.bar.publishChanges" : "post-edit.bar.publish" },
          { language: intl.formatDisplayName(BCP47[locale], { type: "language" }) },
        )}
        canSaveDraft={editing.hasHidden}
        canPublish={isOpenPublic ? changed.length > 0 : isWritten}
        onDiscard={() => setAsked({ what: "discard" })}
        onSaveDraft={unlessDisputed(editing.saveDraft)}
        onPublish={unlessDisputed(() => editing.publish(locale))}
      />
      {conflict && comparing && (
        <PostConflict
          disputed={conflict.disputed}
          mine={values}
          theirs={conflict.values}
          choices={choices}
          onChoose={editing.resolve}
          onClose={() => setComparing(false)}
        />
      )}
      <PostQuestion asked={asked} onConfirm={goOn} onClose={() => setAsked(undefined)} />
      <LeaveGuard holds={holds} text={intl.formatMessage({ id: "post-edit.leave.text" })} />
    </>
  );
}
