import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of a draft of a newsletter. */
export const messages = defineMessages(
  'admin/newsletter-draft',
  import.meta.glob('./locales/*.po'),
  {
    newTitle: msg`New newsletter draft`,
    editTitle: msg`Newsletter draft`,
    description: msg`An issue that admins are writing.`,
    back: msg`Newsletter drafts`,
    standfirst: msg`Only admins see a draft. Saving it sends nothing and publishes nothing.`,
    title: msg`Title`,
    titleRequired: msg`Enter a title.`,
    summary: msg`Summary`,
    summaryHint: msg`One sentence for the archive and the email`,
    body: msg`Text`,
    save: msg`Save draft`,
    saved: msg`Draft saved`,
    preview: msg`Preview`,
    previewText: msg`As readers would see the saved draft.`,
    previewUnsaved: msg`As readers would see it. Save the draft to see your latest changes here.`,
    noPreview: msg`Save the draft to see it as readers would.`,
    noBody: msg`This draft has no text yet.`,
    history: msg`History`,
    leaveTitle: msg`Leave without saving?`,
    leaveText: msg`Your latest changes to this draft will be lost.`,
    leave: msg`Leave`,
    stay: msg`Stay`,
  },
)
