import { useSession } from '@edbazaar/feature-platform'
import { SchoolPanels } from './SchoolPanels'
import { useEditorFromUrl } from './use-editor-from-url'

/** The editor of any school, for admins. It opens over the page whose URL has `?edit={id}`. */
export function AnySchoolEditor() {
  const isAdmin = useSession()?.user.is_admin === true
  return isAdmin && <OpenEditor />
}

function OpenEditor() {
  useEditorFromUrl((id) => Number.isSafeInteger(id) && id > 0)
  return <SchoolPanels limit={null} />
}
