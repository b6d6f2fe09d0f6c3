import { loadNothing, RootErrorScreen } from '@edbazaar/feature-shell'
import type { RouteObject } from 'react-router-dom'
import { Root } from './routes/root'

/**
 * Every page, each lazy: none pays for another's code. The id of a lazy route is its module's path,
 * by which the server finds the files that its page needs at once.
 */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: RootErrorScreen,
    children: [
      {
        id: 'src/routes/home.tsx',
        index: true,
        lazy: () => import('./routes/home'),
      },
      {
        id: 'src/routes/schools.ts',
        path: 'schools',
        lazy: () => import('./routes/schools'),
      },
      {
        id: 'src/routes/area.ts',
        path: 'schools/in/:state?/:place?',
        lazy: () => import('./routes/area'),
      },
      {
        id: 'src/routes/area-board.ts',
        path: 'schools/in/:state/:place?/board/:board',
        lazy: () => import('./routes/area-board'),
      },
      {
        id: 'src/routes/board.ts',
        path: 'schools/board/:board',
        lazy: () => import('./routes/board'),
      },
      {
        id: 'src/routes/compare.ts',
        path: 'schools/compare',
        lazy: () => import('./routes/compare'),
      },
      {
        id: 'src/routes/school.ts',
        path: 'schools/:slug',
        lazy: () => import('./routes/school'),
      },
      {
        id: 'src/routes/tuitions-and-activities.ts',
        path: 'tuitions-and-activities',
        lazy: () => import('./routes/tuitions-and-activities'),
      },
      {
        id: 'src/routes/beyond-school.ts',
        path: 'beyond-school',
        lazy: () => import('./routes/beyond-school'),
      },
      {
        id: 'src/routes/tuitions.ts',
        path: 'beyond-school/tuitions',
        lazy: () => import('./routes/tuitions'),
      },
      {
        id: 'src/routes/activities.ts',
        path: 'beyond-school/activities',
        lazy: () => import('./routes/activities'),
      },
      {
        id: 'src/routes/camps.ts',
        path: 'beyond-school/camps',
        lazy: () => import('./routes/camps'),
      },
      {
        id: 'src/routes/workshops.ts',
        path: 'beyond-school/workshops',
        lazy: () => import('./routes/workshops'),
      },
      {
        id: 'src/routes/product.ts',
        path: 'products/:slug',
        lazy: () => import('./routes/product'),
      },
      {
        id: 'src/routes/store.ts',
        path: 'stores-details/:id',
        lazy: () => import('./routes/store'),
      },
      {
        id: 'src/routes/jobs.ts',
        path: 'jobs',
        lazy: () => import('./routes/jobs'),
      },
      {
        id: 'src/routes/job.ts',
        path: 'jobs/description/:id',
        lazy: () => import('./routes/job'),
      },
      {
        id: 'src/routes/search-results.ts',
        path: 'global-search-result',
        lazy: () => import('./routes/search-results'),
      },
      {
        id: 'src/routes/about.ts',
        path: 'about-us',
        lazy: () => import('./routes/about'),
      },
      {
        id: 'src/routes/privacy.ts',
        path: 'privacy',
        lazy: () => import('./routes/privacy'),
      },
      {
        id: 'src/routes/terms.ts',
        path: 'terms',
        lazy: () => import('./routes/terms'),
      },
      {
        id: 'src/routes/blogs.ts',
        path: 'blogs',
        lazy: () => import('./routes/blogs'),
      },
      {
        id: 'src/routes/blog.ts',
        path: 'blog-details/:url',
        lazy: () => import('./routes/blog'),
      },
      {
        id: 'src/routes/videos.ts',
        path: 'videos',
        lazy: () => import('./routes/videos'),
      },
      {
        id: 'src/routes/video-kind.ts',
        path: 'video/:kind',
        lazy: () => import('./routes/video-kind'),
      },
      {
        id: 'src/routes/video.ts',
        path: 'video/:kind/:url',
        lazy: () => import('./routes/video'),
      },
      {
        id: 'src/routes/contact.ts',
        path: 'contact-us',
        lazy: () => import('./routes/contact'),
      },
      {
        id: 'src/routes/careers.ts',
        path: 'careers',
        lazy: () => import('./routes/careers'),
      },
      {
        id: 'src/routes/newsletters.ts',
        path: 'newsletters',
        lazy: () => import('./routes/newsletters'),
      },
      {
        id: 'src/routes/newsletter-confirm.ts',
        path: 'newsletters/confirm',
        lazy: () => import('./routes/newsletter-confirm'),
      },
      {
        id: 'src/routes/newsletter-unsubscribe.ts',
        path: 'newsletters/unsubscribe',
        lazy: () => import('./routes/newsletter-unsubscribe'),
      },
      {
        id: 'src/routes/newsletter.ts',
        path: 'newsletters/:slug',
        lazy: () => import('./routes/newsletter'),
      },
      { id: 'not-found', path: '*', loader: loadNothing, element: null },
    ],
  },
]
