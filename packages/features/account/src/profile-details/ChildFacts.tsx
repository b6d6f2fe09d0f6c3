import type { Child } from '@edbazaar/api-client'
import { type Translate, todayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatDay, type Locale, languageOf } from '@edbazaar/ui/formatting'
import { ageOn } from './age-on'
import * as styles from './details.css'
import { messages } from './messages'

/** A child's name, age and date of birth. */
export function ChildFacts({ child: { name, born_on: bornOn } }: { child: Child }) {
  const t = useMessages(messages)
  const locale = useLocale()
  return (
    <div>
      <p className={styles.name} lang={languageOf(name)}>
        {name}
      </p>
      <p className={styles.text}>
        {bornOn === null ? t(messages.noBirthDate) : birthText(bornOn, { t, locale })}
      </p>
    </div>
  )
}

function birthText(bornOn: string, { t, locale }: { t: Translate; locale: Locale }): string {
  const age = ageOn(todayInIndia(new Date()), bornOn)
  return t(messages.ageAndBirthDate(age, formatDay(bornOn, { withYear: true, locale })))
}
