import { answerOf, type SchoolList } from '@edbazaar/api-client'
import { apiContext, type LoaderContext } from '@edbazaar/feature-shell'
import type { LoaderFunctionArgs } from 'react-router-dom'

/** The front page holds at most so many schools (section 9). */
const featuredCount = 11

/** The featured schools, null where they did not load: then the page goes without them. */
export type Featured = Pick<SchoolList, 'data' | 'total' | 'is_total_exact'> | null

export interface LoadedHome {
  /** Awaited on the server; in the browser the page opens while they are on their way. */
  featured: Featured | Promise<Featured>
}

/** Loads the front page. A failure is only logged (section 8). */
export async function loadHome(args: LoaderFunctionArgs<LoaderContext>): Promise<LoadedHome> {
  const featured = loadFeatured(args)
  return { featured: typeof document === 'undefined' ? await featured : featured }
}

async function loadFeatured({
  context,
  request,
}: LoaderFunctionArgs<LoaderContext>): Promise<Featured> {
  const query = { sort: 'relevance', per_page: featuredCount, counts: false } as const
  try {
    const { data, total, is_total_exact } = await answerOf(
      context.get(apiContext).GET('/schools/all', { params: { query }, signal: request.signal }),
    )
    return { data, total, is_total_exact }
  } catch (cause) {
    if (!request.signal.aborted) console.warn('The featured schools did not load.', cause)
    return null
  }
}
