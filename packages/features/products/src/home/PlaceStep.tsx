import {
  HiddenField,
  LazyLocateButton,
  LazyPlacePicker,
  useChoosePoint,
  withPlace,
} from '@edbazaar/feature-list-kit'
import { pathNearTypedPlace, paths, useMessages, usePathWithBase } from '@edbazaar/feature-platform'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { Link } from '@edbazaar/ui/Link'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import * as styles from './beyond-school-home.css'
import { messages } from './messages'
import { listPathOf, listStateOf, type WizardState, wizardUrl } from './wizard-state'

const formId = 'wizard-place'

/** The last step: the place. It opens the list. */
export function PlaceStep({ state }: { state: WizardState }) {
  const t = useMessages(messages)
  const pathWithBase = usePathWithBase()
  const navigate = useNavigate()
  const choosePoint = useChoosePoint()
  const list = listStateOf(state)
  const { ageMin, ageMax, days } = list
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const near = new FormData(event.currentTarget).get('near')
    const text = typeof near === 'string' ? near.trim() : ''
    void navigate(text === '' ? listPathOf(list) : pathNearTypedPlace(listPathOf(list), text))
  }
  return (
    <form
      id={formId}
      method="get"
      action={pathWithBase(paths.tuitionsAndActivities)}
      onSubmit={onSubmit}
    >
      <HiddenField name="age_min" value={ageMin} />
      <HiddenField name="age_max" value={ageMax} />
      {days.length > 0 && <HiddenField name="days" value={days.join(',')} />}
      <div className={styles.place}>
        <LazyPlacePicker
          label=""
          formId={formId}
          onPlace={(place) =>
            void navigate(listPathOf(place === null ? list : withPlace(list, place.slug)))
          }
          onPoint={(point) => void navigate(listPathOf(choosePoint(list, point)))}
          onText={(near) => void navigate(pathNearTypedPlace(listPathOf(list), near))}
        />
        <LazyLocateButton
          onPoint={(point) => void navigate(listPathOf(choosePoint(list, point)))}
        />
      </div>
      <div className={styles.buttons}>
        <ButtonLink href={wizardUrl.pathOf({ ...state, step: 'days' })} data-keep-place="">
          {t(messages.back)}
        </ButtonLink>
        <Button type="submit" variant="main">
          {t(messages.show)}
        </Button>
        <Link href={listPathOf(list)}>{t(messages.anywhere)}</Link>
      </div>
    </form>
  )
}
