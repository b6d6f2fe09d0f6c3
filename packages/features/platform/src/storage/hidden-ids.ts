import { atom } from 'jotai'
import { storedAtom } from './stored-atom'

const maxHidden = 200

/** Ids of what the user has hidden in this browser, the latest 200. Setting it hides one more. */
export function hiddenIdsAtom(key: string) {
  const idsAtom = storedAtom<readonly number[]>(key, {
    initial: [],
    isValue: (stored): stored is number[] =>
      Array.isArray(stored) && stored.every((id) => typeof id === 'number'),
  })
  return atom(
    (get) => get(idsAtom),
    (get, set, id: number) => {
      const others = get(idsAtom).filter((each) => each !== id)
      set(idsAtom, [...others, id].slice(-maxHidden))
    },
  )
}
