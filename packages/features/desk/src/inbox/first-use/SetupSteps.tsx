import { completenessMessages } from '@edbazaar/feature-editing'
import { accountPaths, type MessageDescriptor, useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { StageMark } from '@edbazaar/ui/StageMark'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import * as styles from './first-use.css'
import type { DeskSetup } from './load-setup'
import { firstUseMessages as messages } from './messages'

/** Missing parts that are named. */
const maxMissing = 2

interface Step {
  readonly isDone: boolean
  readonly name: MessageDescriptor
  readonly text: string
  readonly action: { readonly label: MessageDescriptor; readonly href: string } | null
}

/** The steps that help parents to find and contact a listing, with their states. */
export function SetupSteps({ setup }: { setup: DeskSetup }) {
  const t = useMessages(messages)
  const steps = useSteps(setup)
  return (
    <ol className={styles.steps} aria-label={t(messages.steps)}>
      {steps.map(({ isDone, name, text, action }) => (
        <li key={t(name)} className={styles.step}>
          <StageMark mark={isDone ? 'done' : 'begun'} />
          <div>
            <p className={styles.stepName}>
              {t(name)}
              <VisuallyHidden>{` (${t(isDone ? messages.done : messages.open)})`}</VisuallyHidden>
            </p>
            <p className={styles.stepText}>{text}</p>
          </div>
          {action !== null && (
            <ButtonLink href={action.href} className={styles.action}>
              {t(action.label)}
            </ButtonLink>
          )}
        </li>
      ))}
    </ol>
  )
}

function useSteps({ listing, hasHours, members }: DeskSetup): Step[] {
  const t = useMessages(messages)
  const todo = useMessages(completenessMessages)
  const { kind, id, is_public: isPublic, views, completeness } = listing
  const { percent, missing } = completeness
  const editor = kind === 'school' ? accountPaths.editSchool(id) : accountPaths.myStore(id)
  const parts = missing
    .slice(0, maxMissing)
    .map((part) => todo(completenessMessages.parts[part].todo))
  const isComplete = missing.length === 0
  const isStaffed = hasHours && members > 1
  return [
    isPublic
      ? {
          isDone: true,
          name: messages.isPublic,
          text: views === 0 ? t(messages.noViews) : t(messages.views(views)),
          action: null,
        }
      : {
          isDone: false,
          name: messages.isHidden,
          text: t(messages.isHiddenText),
          action: { label: messages.openPage, href: editor },
        },
    {
      isDone: isComplete,
      name: messages.details,
      text: isComplete
        ? t(messages.detailsDone)
        : [messages.complete(percent), ...parts.map(messages.sentence)]
            .map((text) => t(text))
            .join(' '),
      action: isComplete ? null : { label: messages.addDetails, href: editor },
    },
    {
      isDone: hasHours,
      name: messages.team,
      text: hasHours ? t(messages.teamDone(members)) : t(messages.teamOpen),
      action: isStaffed
        ? null
        : hasHours
          ? { label: messages.inviteTeam, href: accountPaths.members(listing) }
          : { label: messages.setHours, href: accountPaths.desk(listing) },
    },
  ]
}
