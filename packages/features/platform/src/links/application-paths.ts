/** Paths of applications for jobs, without BASE_PATH. Apart from the other paths, which every page loads. */
export const applicationPaths = {
  /** Starts or continues an application for a job. */
  applyFor: (jobId: number) => `/my-job-applications?job=${jobId}`,
  mine: '/my-job-applications',
  one: (id: string) => `/my-job-applications?application=${encodeURIComponent(id)}`,
} as const
