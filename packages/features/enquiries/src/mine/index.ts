export { MyEnquiries } from './MyEnquiries'
