import { plural } from '../../text/plural.ts'
import type { EmailMessage } from '../email-message.ts'
import { memberFooter } from './account-texts.ts'
import { fieldNames, reasonTexts } from './moderation-texts.ts'

type Outcome =
  | 'approved'
  | 'changes'
  | 'rejected_fields'
  | 'hidden'
  | 'removed'
  | 'shown'
  | 'appeal_refused'
  | 'decision_undone'
  | 'restored'
  | 'reversed'
  | 'rejection_undone'

export interface ModerationDecisionEmail {
  readonly email: string
  /** The listings that the decision is about. */
  readonly names: readonly string[]
  /** Those among them that an earlier decision still hides. */
  readonly stillHidden: readonly string[]
  /** The people who look at them: parents, or job seekers at jobs. */
  readonly audience: 'parents' | 'job seekers'
  readonly outcome: Outcome
  /** The changes that were not accepted, by their names in the editor, with the reasons. */
  readonly rejected: readonly { readonly field: string; readonly reason: string }[]
  readonly reason: string | null
  readonly note: string | null
  /** The page on which the owner edits the listing; null without an editor. */
  readonly url: string | null
  /** Whether the decision was undone before and applies again. */
  readonly isAgain: boolean
  /** The last day for an appeal, in words; null if there is nothing to appeal. */
  readonly appealUntil: string | null
}

/** Names in one email; more are counted. */
const mostNames = 20

const subjects: Readonly<Record<Outcome, (name: string, isOne: boolean) => string>> = {
  approved: (name, isOne) => `${name} ${isOne ? 'is' : 'are'} approved`,
  changes: (name) => `Please change ${name}`,
  rejected_fields: (name) => `Some changes to ${name} were not accepted`,
  hidden: (name, isOne) => `${name} ${isOne ? 'is' : 'are'} hidden`,
  removed: (name, isOne) => `${name} ${isOne ? 'was' : 'were'} removed`,
  shown: (name, isOne) => `${name} ${isOne ? 'is' : 'are'} visible again`,
  appeal_refused: (name) => `Your appeal about ${name}`,
  decision_undone: (name) => `Your appeal about ${name}`,
  restored: (name, isOne) => `${name} ${isOne ? 'is' : 'are'} shown again: the decision was undone`,
  reversed: (name) => `The decision about ${name} was undone`,
  rejection_undone: (name) => `Your changes to ${name}: the decision was undone`,
}

/** For listings that an earlier decision still hides. */
const hiddenSubjects: typeof subjects = {
  ...subjects,
  approved: (name) => `Your changes to ${name} are approved`,
}

const statements = (audience: string): Readonly<Record<Outcome, string>> => ({
  approved: 'We reviewed this and approved it.',
  changes: 'We reviewed this. Please make some changes.',
  rejected_fields:
    'We reviewed your changes and did not accept the following. The listing shows the earlier values again:',
  hidden: `We reviewed this and hid it. ${audience} can no longer see it.`,
  removed: `We reviewed this and removed it. ${audience} can no longer see it.`,
  shown: `We reviewed this again. ${audience} can see it now.`,
  appeal_refused: 'We reviewed your appeal. The decision has not changed.',
  decision_undone:
    'We have undone the decision that you appealed against, so we closed your appeal. You do not need to do anything.',
  restored: `We have undone our decision. ${audience} can see this again.`,
  reversed: 'We have undone our decision.',
  rejection_undone:
    'We have undone our decision not to accept your changes, and are reviewing them again.',
})

/** To the owner of listings that an admin decided about. */
export function moderationDecisionEmail(decision: ModerationDecisionEmail): EmailMessage {
  const {
    email,
    names,
    stillHidden,
    audience,
    outcome,
    rejected,
    reason,
    note,
    url,
    appealUntil,
    isAgain,
  } = decision
  const [first = 'Your listing'] = names
  const subject = names.length > 1 ? `${names.length} listings` : first
  const isAllHidden = stillHidden.length === names.length
  return {
    to: { address: email },
    subject: (isAllHidden ? hiddenSubjects : subjects)[outcome](subject, names.length === 1),
    before: [
      ...(names.length > 1 ? [listOf(names)] : []),
      ...(isAgain ? ['We had undone this decision. It applies again.'] : []),
      statements(audience === 'parents' ? 'Parents' : 'Job seekers')[outcome],
      ...rejected.map((each) => `${fieldNames(each.field)}: ${reasonTexts(each.reason)}`),
      ...(reason === null || rejected.length > 0 ? [] : [reasonTexts(reason)]),
      ...(stillHidden.length === 0 ? [] : [hiddenStatement(stillHidden, isAllHidden, audience)]),
    ],
    ...(note !== null && { quote: note }),
    ...(url !== null && { button: { label: 'See the listing', url } }),
    ...(appealUntil !== null && {
      after: [`If you think this is wrong, you can appeal on EdBazaar until ${appealUntil}.`],
    }),
    footer: memberFooter,
  }
}

/** Says that approved changes do not make listings visible. */
function hiddenStatement(names: readonly string[], isAll: boolean, audience: string): string {
  const cause = `hidden from ${audience} because of an earlier decision.`
  if (isAll)
    return plural(names.length, { one: `It is still ${cause}`, other: `They are still ${cause}` })
  return `Still ${cause.replace('.', ':')} ${listOf(names)}`
}

/** The names as a sentence; only the first of many. */
function listOf(names: readonly string[]): string {
  const shown = names.slice(0, mostNames).join(', ')
  return names.length > mostNames ? `${shown} and ${names.length - mostNames} more.` : `${shown}.`
}
