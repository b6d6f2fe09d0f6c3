import { BackToList, MoreMenu } from '@edbazaar/feature-list-kit/inbox'
import * as openedStyles from '@edbazaar/feature-list-kit/opened.css'
import { dayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatDay, languageOf } from '@edbazaar/ui/formatting'
import { Select } from '@edbazaar/ui/Select'
import { StageMark } from '@edbazaar/ui/StageMark'
import type { Application, Decision } from '../application-types'
import type { OpenDialog } from '../dialogs/HiringDialog'
import { stageFieldId } from '../keys'
import { messages } from '../messages'
import { isQuiet, markOf, stageOf } from '../stages'
import type { Page } from '../use-applications'
import { useMove } from '../use-move'
import * as styles from './applicant.css'

interface ApplicantHeadProps {
  page: Page
  application: Application
  now: number
  mayDecide: boolean
  onDialog: (dialog: OpenDialog) => void
}

/** The applicant, the stage, and the possible decisions: every move is here too. */
export function ApplicantHead({ page, application, mayDecide, onDialog }: ApplicantHeadProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { row } = application
  const { move, isBusy } = useMove()
  const next = row.next_states
  const main = next.find((state) => state !== 'not_taken' && state !== 'declined')
  const { state } = page.state
  const backTo = state === null ? t(messages.all) : t(messages.stages[state])
  function decide(decision: Decision) {
    if (isQuiet(decision)) void move(row, decision)
    else onDialog({ kind: 'move', row, decision })
  }
  const isUntold = !row.is_told && row.state !== 'submitted' && row.state !== 'withdrawn'
  const items = [
    ...(isUntold
      ? [{ label: t(messages.tellNow), onSelect: () => onDialog({ kind: 'tell', row }) }]
      : []),
    ...next.map((decision) => ({
      label: t(messages.actions[decision]),
      onSelect: () => decide(decision),
    })),
  ]
  return (
    <header className={styles.head}>
      <BackToList label={t(messages.back(backTo))} onBack={() => page.go({ application: null })} />
      <div className={styles.who}>
        <h2 className={openedStyles.name} lang={languageOf(row.label)}>
          {row.label}
        </h2>
        <p className={styles.quiet}>
          {t(messages.applied(formatDay(dayInIndia(row.submitted_at), { locale })))}
        </p>
      </div>
      {mayDecide && items.length > 0 ? (
        <div className={openedStyles.actions}>
          <div className={openedStyles.stage}>
            <Select
              id={stageFieldId}
              label={t(messages.stage)}
              labelPlace="hidden"
              value={row.state}
              disabled={isBusy || next.length === 0}
              options={[row.state, ...next].map((each) => ({
                value: each,
                label: t(messages.stages[each]),
              }))}
              onChange={({ target }) => {
                const stage = stageOf(target.value)
                const decision = next.find((each) => each === stage)
                if (decision) decide(decision)
              }}
            />
          </div>
          {isUntold ? (
            <Button variant="main" onClick={() => onDialog({ kind: 'tell', row })}>
              {t(messages.tellNow)}
            </Button>
          ) : (
            main && (
              <Button variant="main" loading={isBusy} onClick={() => decide(main)}>
                {t(messages.actions[main])}
              </Button>
            )
          )}
          <MoreMenu label={t(messages.more)} items={items} />
        </div>
      ) : (
        <StageMark mark={markOf[row.state]} label={t(messages.stages[row.state])} />
      )}
    </header>
  )
}
