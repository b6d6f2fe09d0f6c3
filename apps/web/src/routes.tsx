import { loadNotFound } from '@edbazaar/feature-shell'
import type { RouteObject } from 'react-router-dom'
import { Root, RootError } from './routes/root'

/**
 * All routes, each lazy, so that no page loads another page's code. The id of a lazy route is the path
 * of its module, from which the server finds the files that the page needs.
 */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: RootError,
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
        id: 'src/routes/partners.ts',
        path: 'partners',
        lazy: () => import('./routes/partners'),
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
      {
        id: 'src/routes/forgot-password.ts',
        path: 'users/forgot-password',
        lazy: () => import('./routes/forgot-password'),
      },
      {
        id: 'src/routes/reset-password.ts',
        path: 'users/reset-password',
        lazy: () => import('./routes/reset-password'),
      },
      {
        id: 'src/routes/confirm-email.ts',
        path: 'users/confirm-email',
        lazy: () => import('./routes/confirm-email'),
      },
      {
        id: 'src/routes/login-by-link.ts',
        path: 'login-by-link',
        lazy: () => import('./routes/login-by-link'),
      },
      {
        id: 'src/routes/account.ts',
        lazy: () => import('./routes/account'),
        children: [
          {
            id: 'src/routes/bookmarks.ts',
            path: 'bookmarks',
            lazy: () => import('./routes/bookmarks'),
          },
          {
            id: 'src/routes/my-blogs.ts',
            path: 'my-blogs',
            lazy: () => import('./routes/my-blogs'),
          },
          {
            id: 'src/routes/my-schools.ts',
            path: 'school/my-school-list',
            lazy: () => import('./routes/my-schools'),
          },
          {
            id: 'src/routes/my-stores.ts',
            path: 'my-store-list',
            lazy: () => import('./routes/my-stores'),
          },
          {
            id: 'src/routes/my-store.ts',
            path: 'my-store-details/:id',
            lazy: () => import('./routes/my-store'),
          },
          {
            id: 'src/routes/add-service.ts',
            path: 'add-service/:id',
            lazy: () => import('./routes/add-service'),
          },
          {
            id: 'src/routes/edit-service.ts',
            path: 'edit-service/:id',
            lazy: () => import('./routes/edit-service'),
          },
          {
            id: 'src/routes/profile.ts',
            path: 'profile/:id',
            lazy: () => import('./routes/profile'),
          },
          {
            id: 'src/routes/profile-details.ts',
            path: 'profile-details/:id',
            lazy: () => import('./routes/profile-details'),
          },
          {
            id: 'src/routes/user-details.ts',
            path: 'user-details/:id',
            lazy: () => import('./routes/user-details'),
          },
        ],
      },
      { id: 'not-found', path: '*', loader: loadNotFound, element: null },
    ],
  },
]
