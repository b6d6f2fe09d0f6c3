import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of an inbox before its first enquiry. */
export const firstUseMessages = defineMessages(
  'desk/inbox/first-use',
  import.meta.glob('./locales/*.po'),
  {
    sendTest: msg`Send a test enquiry`,
    testText: msg`It isn’t counted, and we delete it after a day.`,
    noEnquiries: msg`No enquiries yet`,
    text: msg`Enquiries from parents arrive here.`,
    textWithSteps: msg`Enquiries from parents arrive here. These steps help parents find and contact you.`,
    noGeneralText: msg`Enquiries that name no school or store arrive here.`,
    mySchools: msg`My schools`,
    myStores: msg`My stores`,
    steps: msg`Steps`,
    done: msg`Done`,
    open: msg`To do`,
    isPublic: msg`Parents can find you`,
    views: (views: number) =>
      msg`${plural(views, { one: '# view in the last 30 days', other: '# views in the last 30 days' })}`,
    noViews: msg`Your page is public. No views in the last 30 days.`,
    isHidden: msg`Parents can’t find you yet`,
    isHiddenText: msg`Your page is hidden.`,
    openPage: msg`Show your page`,
    details: msg`What parents look for`,
    detailsDone: msg`Your page has everything that parents filter and compare by.`,
    complete: (percent: number) => msg`${percent}% complete.`,
    sentence: (text: string) => msg`${text}.`,
    addDetails: msg`Add details`,
    team: msg`Team and office hours`,
    teamDone: (people: number) =>
      msg`Your hours are set. ${plural(people, { one: '# person works here.', other: '# people work here.' })}`,
    teamOpen: msg`Replies are due within your office hours. Parents see how quickly you reply after 10 replies.`,
    setHours: msg`Set office hours`,
    inviteTeam: msg`Invite your team`,
  },
)
