import { isKeyTaken, letterKeysAtom, usePageKeys } from '@edbazaar/feature-list-kit/inbox'
import { useAtomValue } from 'jotai'

/** Whether single letters are shortcuts. */
export const areKeysOnAtom = letterKeysAtom('application-keys')

/** The field that S moves the focus to. */
export const stageFieldId = 'application-stage'

interface Keys {
  /** J and K: the next or the previous application. */
  step: (by: 1 | -1) => void
  /** X: selects the open application. */
  select: () => void
  /** S: the stage of the open application, or the move of the selected ones. */
  stage: () => void
  /** Slash: the search field. */
  search: () => void
  /** Question mark: the list of shortcuts. */
  help: () => void
  /** Escape: back to the list. */
  back: () => void
}

/** Listens to the single keys of the page. Cards of the board have keys of their own. */
export function useKeys({ step, select, stage, search, help, back }: Keys) {
  const areOn = useAtomValue(areKeysOnAtom)
  const actions: Readonly<Record<string, () => void>> = {
    j: () => step(1),
    k: () => step(-1),
    x: select,
    s: stage,
    '/': search,
    '?': help,
    Escape: back,
  }
  usePageKeys((event) => {
    const { target, key, ctrlKey, metaKey } = event
    if (isKeyTaken(event) || ctrlKey || metaKey) return false
    if (target instanceof Element && target.closest('[data-card]') !== null) return false
    const act = actions[key]
    if (act === undefined || (!areOn && key !== 'Escape')) return false
    act()
    return true
  })
}
