export { ClaimLine, type ClaimLineProps } from './ClaimLine'
