import { loadNotFound } from '@edbazaar/feature-shell'
import type { RouteObject } from 'react-router-dom'
import type { PageModule } from './page-modules'
import { Root, RootError } from './routes/root'

/**
 * A page in `src/routes`. Its id is the path of its module, by which the server finds the files of
 * the page in the build's manifest.
 */
function page(file: string, route: RouteObject): RouteObject {
  return { ...route, id: `src/routes/${file}`, lazy: () => loadPage(file) }
}

/** Loads the module of a page. The list of modules is a separate file: docs/decisions/0013. */
async function loadPage(file: string): Promise<PageModule> {
  const { pageModules } = await import('./page-modules')
  const load = pageModules[`./routes/${file}`]
  if (load === undefined) throw new Error(`src/routes has no ${file}`)
  return load()
}

/** All pages, each loaded on demand, so that no page loads another page's code. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: RootError,
    children: [
      page('home.tsx', { index: true }),
      page('schools.ts', { path: 'schools' }),
      page('area.ts', { path: 'schools/in/:state?/:place?' }),
      page('area-board.ts', { path: 'schools/in/:state/:place?/board/:board' }),
      page('board.ts', { path: 'schools/board/:board' }),
      page('compare.ts', { path: 'schools/compare' }),
      page('school.ts', { path: 'schools/:slug' }),
      page('tuitions-and-activities.ts', { path: 'tuitions-and-activities' }),
      page('beyond-school.ts', { path: 'beyond-school' }),
      page('tuitions.ts', { path: 'beyond-school/tuitions' }),
      page('activities.ts', { path: 'beyond-school/activities' }),
      page('camps.ts', { path: 'beyond-school/camps' }),
      page('workshops.ts', { path: 'beyond-school/workshops' }),
      page('product.ts', { path: 'products/:slug' }),
      page('store.ts', { path: 'stores-details/:id' }),
      page('jobs.ts', { path: 'jobs' }),
      page('job.ts', { path: 'jobs/description/:id' }),
      page('search-results.ts', { path: 'global-search-result' }),
      page('about.ts', { path: 'about-us' }),
      page('partners.ts', { path: 'partners' }),
      page('privacy.ts', { path: 'privacy' }),
      page('terms.ts', { path: 'terms' }),
      page('blogs.ts', { path: 'blogs' }),
      page('blog.ts', { path: 'blog-details/:url' }),
      page('videos.ts', { path: 'videos' }),
      page('video-kind.ts', { path: 'video/:kind' }),
      page('video.ts', { path: 'video/:kind/:url' }),
      page('contact.ts', { path: 'contact-us' }),
      page('careers.ts', { path: 'careers' }),
      page('newsletters.ts', { path: 'newsletters' }),
      page('newsletter-confirm.ts', { path: 'newsletters/confirm' }),
      page('newsletter-unsubscribe.ts', { path: 'newsletters/unsubscribe' }),
      page('newsletter.ts', { path: 'newsletters/:slug' }),
      page('forgot-password.ts', { path: 'users/forgot-password' }),
      page('reset-password.ts', { path: 'users/reset-password' }),
      page('confirm-email.ts', { path: 'users/confirm-email' }),
      page('login-by-link.ts', { path: 'login-by-link' }),
      page('account.ts', {
        children: [
          page('bookmarks.ts', { path: 'bookmarks' }),
          page('my-blogs.ts', { path: 'my-blogs' }),
          page('my-schools.ts', { path: 'school/my-school-list' }),
          page('my-stores.ts', { path: 'my-store-list' }),
          page('my-store.ts', { path: 'my-store-details/:id' }),
          page('add-service.ts', { path: 'add-service/:id' }),
          page('edit-service.ts', { path: 'edit-service/:id' }),
          page('profile.ts', { path: 'profile/:id' }),
          page('profile-details.ts', { path: 'profile-details/:id' }),
          page('user-details.ts', { path: 'user-details/:id' }),
        ],
      }),
      { id: 'not-found', path: '*', loader: loadNotFound, element: null },
    ],
  },
]
