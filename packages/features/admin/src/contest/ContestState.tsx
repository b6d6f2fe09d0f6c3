import type { AdminContest } from '@edbazaar/api-client'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { messages as listMessages } from '../contests/messages'
import * as styles from './contest.css'
import { messages } from './messages'
import type { ContestEditor } from './use-contest-editor'
import type { ContestForm } from './use-contest-form'

type State = AdminContest['state']

/** The next states of a contest that an admin can choose. */
const steps = {
  draft: [{ to: 'published', label: messages.publish }],
  published: [
    { to: 'closed', label: messages.close },
    { to: 'draft', label: messages.unpublish },
  ],
  closed: [
    { to: 'announced', label: messages.announce },
    { to: 'published', label: messages.reopen },
  ],
  announced: [],
} as const satisfies Record<State, readonly { to: State; label: unknown }[]>

/** Closing and announcing cannot simply be undone, so they are confirmed. */
const confirmations = {
  closed: { title: messages.closeTitle, text: messages.closeText },
  announced: { title: messages.announceTitle, text: messages.announceText },
} as const

interface ContestStateProps {
  contestEditor: ContestEditor
  contestForm: ContestForm
}

/** The state of a contest, and the buttons that change it. */
export function ContestState({ contestEditor, contestForm }: ContestStateProps) {
  const t = useMessages(messages, listMessages)
  const showToast = useSetAtom(showToastAtom)
  const [asked, setAsked] = useState<keyof typeof confirmations | null>(null)
  const { state } = contestEditor.contest
  const { isChanged, showFailure } = contestForm

  async function onMove(to: State) {
    const moved = await contestEditor.move(to, showFailure)
    setAsked(null)
    if (moved !== null) showToast({ type: 'success', message: t(listMessages.states[to]) })
  }
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t(messages.state)}</h2>
      <p>
        <Badge>{t(listMessages.states[state])}</Badge>
      </p>
      {isChanged && <p className={styles.quiet}>{t(messages.unsaved)}</p>}
      <div className={styles.buttons}>
        {steps[state].map(({ to, label }, index) => (
          <Button
            key={to}
            variant={index === 0 ? 'act' : 'quiet'}
            loading={contestEditor.isBusy}
            disabled={isChanged}
            onClick={() => (to === 'closed' || to === 'announced' ? setAsked(to) : void onMove(to))}
          >
            {t(label)}
          </Button>
        ))}
      </div>
      {asked !== null && (
        <ConfirmDialog
          isOpen
          title={t(confirmations[asked].title)}
          question={t(confirmations[asked].text)}
          yesLabel={t(messages.yes)}
          noLabel={t(messages.no)}
          isBusy={contestEditor.isBusy}
          onYes={() => void onMove(asked)}
          onNo={() => setAsked(null)}
        />
      )}
    </section>
  )
}
