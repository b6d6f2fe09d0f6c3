import type { Db } from '../../../db/connect.ts'
import { dayAndTimeInIndia } from '../../platform/dates/dates-in-india.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import { contestEntryDecidedEmail } from '../../platform/mail/templates/contest-entry-decided.ts'
import { contestEntryReceivedEmail } from '../../platform/mail/templates/contest-entry-received.ts'
import { contestJudgeEmail } from '../../platform/mail/templates/contest-judge.ts'
import { contestResultEmail } from '../../platform/mail/templates/contest-result.ts'
import type { ContestRecord } from './contest-record.ts'
import type { SentEntry } from './entries/sent-entry.ts'

export type ContestEmails = ReturnType<typeof createContestEmails>

interface ContestEmailsDeps {
  readonly outbox: Outbox
  /** Origin and BASE_PATH. */
  readonly site: string
}

/** Puts emails about contests into the outbox. Call `wake` after the commit. */
export function createContestEmails({ outbox, site }: ContestEmailsDeps) {
  const pageOf = ({ url }: ContestRecord) => `${site}/video/contests/${url}`
  const entriesOf = (contest: ContestRecord) => `${pageOf(contest)}/enter`

  return {
    wake: () => outbox.wake(),

    async received(
      tx: Db,
      contest: ContestRecord,
      { email, title, child }: { email: string; title: string; child: string | null },
    ): Promise<void> {
      await outbox.put(
        tx,
        contestEntryReceivedEmail({
          email,
          title,
          child,
          contest: contest.title,
          closes: dayAndTimeInIndia(contest.closesAt),
          url: entriesOf(contest),
        }),
      )
    },

    /** `reason` is null if the entry takes part again. */
    async decided(
      tx: Db,
      contest: ContestRecord,
      { email, title, reason }: { email: string; title: string; reason: string | null },
    ): Promise<void> {
      await outbox.put(
        tx,
        contestEntryDecidedEmail({
          email,
          title,
          reason,
          contest: contest.title,
          url: `${site}/contact-us`,
        }),
      )
    },

    async results(tx: Db, contest: ContestRecord, entries: readonly SentEntry[]): Promise<void> {
      await outbox.put(
        tx,
        ...entries.map(({ email, title, prize }) =>
          contestResultEmail({ email, title, prize, contest: contest.title, url: pageOf(contest) }),
        ),
      )
    },

    async judgeAdded(tx: Db, contest: ContestRecord, email: string): Promise<void> {
      await outbox.put(
        tx,
        contestJudgeEmail({
          email,
          contest: contest.title,
          closes: dayAndTimeInIndia(contest.closesAt),
          url: `${site}/judging/${contest.id}`,
        }),
      )
    },
  }
}
