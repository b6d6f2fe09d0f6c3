import { defineMessages } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'
/** Menu labels. The specification sets the top menu and the footer in capitals. */
export const messages = defineMessages('shell/menus', import.meta.glob('./locales/*.po'), {
  home: msg`HOME`,
  schools: msg`SCHOOLS`,
  beyondSchool: msg`BEYOND SCHOOL`,
  jobs: msg`EDJOBS`,
  consultation: msg`CONSULTATION`,
  videos: msg`VIDEOS`,
  blogs: msg`BLOGS`,
  more: msg`MORE`,

  tuitions: msg`Tuitions`,
  activities: msg`Activities`,
  workshops: msg`Workshops`,
  camps: msg`Camps`,
  discussions: msg`Discussions`,
  contests: msg`Contests`,
  principalTalks: msg`Principal Talks`,
  donateBooks: msg`Donate Books`,
  newsletter: msg`Newsletter`,
  contactUs: msg`Contact Us`,
  aboutUs: msg`About Us`,
  careers: msg`Careers`,

  barSchools: msg`Schools`,
  barBeyondSchool: msg`Beyond School`,
  barConsultation: msg`Consultation`,
  barJobs: msg`EdJobs`,
  barMore: msg`More`,
  barVideos: msg`Videos`,
  barBlogs: msg`Blogs`,

  footerTuitions: msg`TUITIONS`,
  footerActivities: msg`ACTIVITIES`,
  footerCamps: msg`CAMPS`,
  footerWorkshops: msg`WORKSHOPS`,
  footerDiscussions: msg`DISCUSSIONS`,

  partners: msg`Search for your site`,
  privacy: msg`Privacy`,
  terms: msg`Terms`,
})
