import { useLoaderData } from 'react-router-dom'
import { useClaimFromUrl } from './claim-url'
import type { LoadedSchool } from './load-school'
import { SchoolArticle } from './SchoolArticle'

/** A school's page. */
export function SchoolScreen() {
  const loaded = useLoaderData<LoadedSchool>()
  useClaimFromUrl(loaded.school)
  return <SchoolArticle {...loaded} />
}
