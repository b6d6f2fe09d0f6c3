import { pathNearTypedPlace, useMessages } from '@edbazaar/feature-platform'
import { Select } from '@edbazaar/ui/Select'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useShownValue } from './filters/use-shown-value'
import * as styles from './list.css'
import type { ListDefinition, ListResult, ListStateBase } from './list-definition'
import type { LoadedList } from './list-loader'
import { listTitle, placeLabel } from './list-titles'
import { messages } from './messages'
import { LazyLocateButton } from './place/LazyLocateButton'
import { LazyPlacePicker } from './place/LazyPlacePicker'
import { hasLocation, radii, withoutPlace, withPlace } from './place/location'
import { useChoosePoint } from './place/use-choose-point'
import { LazySearchedQuery } from './searched/LazySearchedQuery'
import { previousFields } from './submitted-form'

/** Shown in the disabled radius field when there is no place. */
const defaultRadius = 5

interface ListHeadProps<State extends ListStateBase, Result extends ListResult> {
  definition: ListDefinition<State, Result>
  loaded: LoadedList<Result>
  state: State
  formId: string
  /** Whether the radius is also one of the filters, which then submits it without scripts. */
  isRadiusFilter: boolean
  /** Breadcrumbs. */
  crumbs: ReactNode
  onChange: (next: State, from?: State) => void
}

/** Title and place of the list. */
export function ListHead<State extends ListStateBase, Result extends ListResult>(
  props: ListHeadProps<State, Result>,
) {
  const t = useMessages(messages)
  const { definition, loaded, state, formId, crumbs, onChange } = props
  const { list } = loaded
  const navigate = useNavigate()
  const choosePoint = useChoosePoint()
  return (
    <>
      {crumbs}
      <header className={crumbs ? styles.topUnderCrumbs : styles.top}>
        <div>
          <h1 className={styles.title}>{t(listTitle(definition.labels, loaded))}</h1>
          <LazySearchedQuery earlier={list === null ? 0 : (list.page - 1) * list.per_page} />
        </div>
        <div className={styles.placeAndRadius}>
          <LazyPlacePicker
            key={list?.place?.slug ?? ''}
            label={placeLabel(list)}
            formId={formId}
            onPlace={(place) =>
              onChange(
                place === null
                  ? { ...withoutPlace(state), sort: null }
                  : withPlace(state, place.slug),
              )
            }
            onPoint={(point) => onChange(choosePoint(state, point))}
            onText={(near) =>
              void navigate(pathNearTypedPlace(definition.url.pathOf(state), near), {
                preventScrollReset: true,
              })
            }
          />
          <LazyLocateButton onPoint={(point) => onChange(choosePoint(state, point))} />
          <RadiusField {...props} />
        </div>
      </header>
    </>
  )
}

function RadiusField<State extends ListStateBase, Result extends ListResult>({
  loaded: { list },
  state,
  formId,
  isRadiusFilter,
  onChange,
}: ListHeadProps<State, Result>) {
  const t = useMessages(messages)
  const [chosen, show] = useShownValue(state.radius)
  const radius = chosen ?? list?.radius ?? defaultRadius
  const options = [...new Set([...radii, radius])].sort((a, b) => a - b)
  return (
    <div
      className={isRadiusFilter ? styles.radiusWithScripts : styles.radius}
      data-off={hasLocation(state) ? undefined : ''}
    >
      <Select
        label={t(messages.radius)}
        labelPlace="hidden"
        name={isRadiusFilter ? undefined : 'radius'}
        form={formId}
        disabled={!hasLocation(state)}
        value={String(radius)}
        options={options.map((km) => ({ value: String(km), label: t(messages.kilometres(km)) }))}
        onChange={({ currentTarget }) => {
          const next = Number(currentTarget.value)
          show(next)
          onChange({ ...state, radius: next, page: 1 }, { ...state, radius: chosen })
        }}
      />
      <noscript>
        {import.meta.env.SSR && !isRadiusFilter && state.radius === null && (
          <input type="hidden" name={previousFields.radius} form={formId} value={radius} />
        )}
      </noscript>
    </div>
  )
}
