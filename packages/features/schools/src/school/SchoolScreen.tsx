import { useLoaderData } from 'react-router-dom'
import type { LoadedSchool } from './load-school'
import { SchoolArticle } from './SchoolArticle'

/** A school's page. */
export const SchoolScreen = () => <SchoolArticle {...useLoaderData<LoadedSchool>()} />
