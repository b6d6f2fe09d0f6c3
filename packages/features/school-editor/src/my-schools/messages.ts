import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

export const messages = defineMessages(
  'school-editor/my-schools',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`My schools`,
    description: msg`The schools you have listed on EdBazaar.`,
    loading: msg`Loading`,
    count: (listed: string, allowed: number) =>
      msg`${plural(allowed, {
        one: `${listed} of # live school in your plan`,
        other: `${listed} of # live schools in your plan`,
      })}`,
    add: msg`Add School`,
    noneTitle: msg`You have not listed a school yet`,
    noneText: msg`You need a name, contact details and one image. Parents can find the school at once, and you can add the rest later.`,
    limitTitle: msg`You have reached the limit of your plan`,
    limitText: (plan: string, allowed: number) =>
      msg`${plural(allowed, {
        one: `Your plan “${plan}” allows one live school. A new school starts hidden. To show it, hide or delete the other, or change your plan. You can have up to 100 hidden and recently deleted schools.`,
        other: `Your plan “${plan}” allows # live schools. A new school starts hidden. To show it, hide or delete another, or change your plan. You can have up to 100 hidden and recently deleted schools.`,
      })}`,
    plans: { free: msg`Free`, growth: msg`Growth`, group: msg`Group` } as Readonly<
      Partial<Record<string, MessageDescriptor>>
    >,
    seePlans: msg`See your plan`,
    live: msg`Live`,
    hidden: msg`Hidden`,
    hiddenByAdmin: msg`Hidden by EdBazaar`,
    noLocation: msg`No location yet`,
    shownOf: (name: string) => msg`Shown to parents: ${name}`,
    edit: msg`Edit`,
    editSchool: (name: string) => msg`Edit ${name}`,
    preview: msg`Preview`,
    previewSchool: (name: string) => msg`Preview ${name}`,
    updated: msg`Updated`,

    previewTitle: msg`As parents see it`,
    inLists: msg`In lists`,
    asCard: msg`On the home page and next to similar schools`,
    isLive: msg`The page is live with all the details you have added.`,
    isHidden: msg`This school is hidden. Parents do not see its card or page until you show it.`,
    isHiddenByAdmin: msg`An EdBazaar admin has hidden this school. Parents do not see its card or page.`,
    openPage: msg`Open page`,
    openPreview: msg`Preview the page`,
  },
)
