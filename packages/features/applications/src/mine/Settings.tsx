import { type ApplicationSettings, answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { dayInIndia, showToastAtom, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatDay } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Switch } from '@edbazaar/ui/Switch'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { messages } from './messages'
import * as styles from './mine.css'

/** Reminders, and the schools and stores that never see the user's applications. */
export function Settings({ settings: loaded }: { settings: ApplicationSettings }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const showToast = useSetAtom(showToastAtom)
  const [settings, setSettings] = useState(loaded)
  const { run, isBusy } = useRequest()
  const { cv, blocked, has_reminders: hasReminders } = settings

  async function save(change: Partial<ApplicationSettings>) {
    const next = { ...settings, ...change }
    const body = {
      has_reminders: next.has_reminders,
      blocked: next.blocked.map(({ kind, id }) => ({ kind, id })),
    }
    const saved = await run((api) => answerOf(api.PUT('/my-applications/settings', { body })))
    if (saved === null) return
    setSettings(saved)
    showToast({ type: 'success', message: t(messages.settingsSaved) })
  }

  return (
    <section id="settings" className={styles.settings} aria-labelledby="settings-title">
      <SectionHead title={t(messages.settings)} titleId="settings-title" isFlush />
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t(messages.cv)}</dt>
          <dd>
            {cv === null
              ? t(messages.noCv)
              : t(
                  messages.cvUploaded(
                    cv.name,
                    formatDay(dayInIndia(cv.uploaded_at), { withYear: true, locale }),
                  ),
                )}
            <small className={styles.small}>{t(messages.cvNote)}</small>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{t(messages.blocked)}</dt>
          <dd>
            {blocked.length === 0 && t(messages.noneBlocked)}
            <ul className={styles.blocked}>
              {blocked.map((listing) => (
                <li key={`${listing.kind}${listing.id}`} className={styles.blockedRow}>
                  <span>{listing.name}</span>
                  <Button
                    disabled={isBusy}
                    aria-label={t(messages.unblockOf(listing.name))}
                    onClick={() =>
                      void save({ blocked: blocked.filter((each) => each !== listing) })
                    }
                  >
                    {t(messages.unblock)}
                  </Button>
                </li>
              ))}
            </ul>
            <small className={styles.small}>{t(messages.blockedNote)}</small>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{t(messages.reminders)}</dt>
          <dd>
            <Switch
              label={t(messages.remindersLabel)}
              checked={hasReminders}
              disabled={isBusy}
              onChange={() => void save({ has_reminders: !hasReminders })}
            />
          </dd>
        </div>
      </dl>
    </section>
  )
}
