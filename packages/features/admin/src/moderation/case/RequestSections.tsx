import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatMoment } from '@edbazaar/ui/formatting'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import type { ModerationCase, SchoolClaim } from '../case-types'
import { momentInText } from '../moments'
import * as styles from './case.css'
import { messages } from './messages'
import type { CaseEditor } from './use-case-editor'

interface SectionProps {
  opened: ModerationCase
  now: number
}

/** The owner's appeal against a decision. */
export function AppealSection({ opened: { appeal }, now }: SectionProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  if (appeal === null) return null
  const name = appeal.by?.name ?? t(messages.formerUser)
  return (
    <section>
      <div className={styles.sectionHead}>
        <h3 className={styles.heading}>{t(messages.appealTitle)}</h3>
        <span className={styles.caption}>
          {t(messages.appealBy(name, momentInText(appeal.at, { now, locale })))}
        </span>
      </div>
      <blockquote className={styles.quote}>{appeal.text}</blockquote>
    </section>
  )
}

/** The users who ask to manage the school. With several, one is chosen. */
export function ClaimsSection({
  opened,
  now,
  caseEditor,
}: SectionProps & { caseEditor: CaseEditor }) {
  const t = useMessages(messages)
  const { school_claims: claims, rights } = opened
  if (claims.length === 0) return null
  return (
    <section>
      <div className={styles.sectionHead}>
        <h3 className={styles.heading}>{t(messages.claimsTitle)}</h3>
      </div>
      {claims.map((claim) => (
        <ClaimFacts key={claim.id} claim={claim} now={now} />
      ))}
      {claims.length > 1 && rights.decide && (
        <RadioGroup
          legend={t(messages.claimsTitle)}
          legendPlace="hidden"
          value={caseEditor.claimId === null ? null : `${caseEditor.claimId}`}
          onValueChange={(id) => caseEditor.chooseClaim(Number(id))}
          options={claims.map(({ id, by }) => ({
            value: `${id}`,
            label: t(messages.chooseClaim(by?.name ?? t(messages.formerUser))),
          }))}
        />
      )}
    </section>
  )
}

function ClaimFacts({ claim, now }: { claim: SchoolClaim; now: number }) {
  const t = useMessages(messages)
  const locale = useLocale()
  return (
    <div className={styles.entry}>
      <b>{claim.by?.name ?? t(messages.formerUser)}</b>
      <span>
        {t(messages.roles[claim.role])} · {claim.email} · {claim.phone}
      </span>
      <p className={styles.quote}>{claim.text}</p>
      <small>
        {t(claim.is_official_domain ? messages.officialDomain : messages.otherDomain)}.{' '}
        {claim.open_claims > 1 && `${t(messages.openClaims(claim.open_claims))}. `}
        {formatMoment(claim.at, { now, locale })}
      </small>
    </div>
  )
}
