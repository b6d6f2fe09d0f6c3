import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSchoolPanel } from '../use-school-panel'

/**
 * Opens the editor of the school that `?edit=` names, once: closing it must not open it again. `mayEdit`
 * says whether the page has that school.
 */
export function useEditorFromUrl(mayEdit: (id: number) => boolean): void {
  const { open } = useSchoolPanel()
  const [search, setSearch] = useSearchParams()
  const id = Number(search.get('edit'))
  const openEditor = useEffectEvent(() => {
    if (mayEdit(id)) open({ panel: 'edit-school', id })
    const others = new URLSearchParams(search)
    others.delete('edit')
    setSearch(others, { replace: true })
  })
  const isAsked = search.has('edit')
  useEffect(() => {
    if (isAsked) openEditor()
  }, [isAsked])
}
