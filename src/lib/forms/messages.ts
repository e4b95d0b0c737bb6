/** What the forms say, in one place because several rules and tests need the same words. */
export const messages = {
  consent: 'Please accept the privacy policy to continue.',
  required: 'Please fill in all required fields.',
  cvType: 'Please upload a PDF or Word document.',
  cvSize: 'File size must be less than 10MB.',
  cvUpload: 'Failed to upload CV file. Please try again.',
  load: 'A part of this page could not be loaded. Please reload the page and try again.',
  cvsFull:
    'We cannot take more CVs at the moment. Please send the form without it, and e-mail it to us.',
  tooMany: 'Too many forms came in the last hour. Please write an e-mail instead.',
  captcha: 'hCaptcha verification failed. Please try again.',
  email: 'Enter an email address like name@example.com',
  several: 'Please check the answers below.',
} as const;
