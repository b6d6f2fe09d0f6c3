export { usePageRequest as useDeskRequest } from '@edbazaar/feature-form-kit/page-request'
