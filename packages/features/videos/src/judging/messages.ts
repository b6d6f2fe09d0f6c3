import { defineMessages } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of the page for judges of a contest. */
export const messages = defineMessages('videos/judging', import.meta.glob('./locales/*.po'), {
  pageTitle: msg`Judge a contest`,
  description: msg`Entries to score.`,
  loading: msg`Loading the entries`,
  lead: msg`Give each entry 0 to 10 points. You do not see who sent it. If you recognise an entry, say so instead of scoring it.`,
  notYet: (moment: string) =>
    msg`Entries can be judged after the contest has closed: ${moment}, IST.`,
  over: msg`The winners are announced. Scores can no longer be changed.`,
  toContest: msg`See the contest`,
  toFirstOpen: (page: number) => msg`Continue on page ${page}`,
  progress: (answered: number, total: number) => msg`${answered} of ${total} entries done`,
  none: msg`Nobody has sent an entry.`,
  age: (years: number) => msg`${plural(years, { one: `# year old`, other: `# years old` })}`,
  adult: msg`Adult`,
  score: (title: string) => msg`Points for “${title}”`,
  choose: msg`Choose`,
  recuse: msg`Do not judge this entry`,
  why: msg`Why are you not judging it?`,
  whyHint: msg`Such as: a child of my family or my school.`,
  whyRequired: msg`Enter the reason.`,
  saveRecusal: msg`Save`,
  cancel: msg`Cancel`,
  recused: (why: string) => msg`You are not judging this entry: ${why}`,
  mustRecuse: msg`You work with the sender, or sent it yourself. You cannot score this entry.`,
  saved: msg`Saved`,
})
