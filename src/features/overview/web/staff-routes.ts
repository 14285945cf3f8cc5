import { listClasses } from '#features/classes/contract/endpoints.ts';
import { endpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { teacherHome } from '#platform/screens/core/addresses.ts';
import {
  addStudentsPage,
  allStudents,
  classActivitiesPage,
  classEssaysPage,
  classOverviewPage,
  classPage,
  classReportPage,
  classSettingsPage,
  classSkillPage,
  classTeachersPage,
  library,
  newActivityPage,
  newCardsPage,
  passagePage,
  schoolYearPage,
  studentActivitiesPage,
  studentAnswersPage,
  studentEssaysPage,
  studentLoginPage,
  studentPage,
  studentQuizzesPage,
  studentReportPage,
  studentReviewPage,
  studentSkillsPage,
  teacherClasses,
} from '#platform/screens/core/staff-addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

/** The teacher's classes, students and library. */
export const overviewStaffRoutes: readonly Screen[] = [
  screenAt(teacherHome, {
    roles: ['teacher'],
    title: 'Home',
    place: { teacher: { section: 'home', entry: true } },
    component: lazyScreen(() => import('./teaching/home/teacher-home-page.tsx'), 'TeacherHomePage'),
    load: ({ api, queryClient }) => queryClient.prefetchQuery(endpointQuery(api, listClasses, {})),
  }),
  screenAt(teacherClasses, {
    roles: ['teacher'],
    title: 'Classes',
    place: { teacher: { section: 'classes', entry: true, hub: { of: 'classes', tab: 'classes' } } },
    component: lazyScreen(() => import('./teaching/classes/classes-page.tsx'), 'ClassesPage'),
    load: ({ api, queryClient }) => queryClient.prefetchQuery(endpointQuery(api, listClasses, {})),
  }),
  screenAt(schoolYearPage, {
    roles: ['teacher'],
    title: 'New school year',
    place: { teacher: { section: 'classes' } },
    component: lazyScreen(() => import('./teaching/school-year/school-year-page.tsx'), 'SchoolYearPage'),
    load: ({ api, queryClient }) => queryClient.prefetchQuery(endpointQuery(api, listClasses, {})),
  }),
  screenAt(allStudents, {
    roles: ['teacher'],
    title: 'All students',
    place: { teacher: { section: 'classes', hub: { of: 'classes', tab: 'students' } } },
    component: lazyScreen(() => import('./teaching/classes/all-students-page.tsx'), 'AllStudentsPage'),
  }),
  screenAt(classPage, {
    roles: ['teacher'],
    title: 'Class',
    place: { teacher: { section: 'classes', hub: { of: 'class', tab: 'students' } } },
    component: lazyScreen(() => import('./teaching/class/class-page.tsx'), 'ClassPage'),
  }),
  screenAt(newActivityPage, {
    roles: ['teacher'],
    title: 'New weekly goal',
    place: { teacher: { section: 'activities' } },
    component: lazyScreen(() => import('./teaching/activities/new-activity-page.tsx'), 'NewActivityPage'),
  }),
  screenAt(addStudentsPage, {
    roles: ['teacher'],
    title: 'Add students',
    place: { teacher: { section: 'classes', hub: { of: 'class', tab: 'students', below: true } } },
    component: lazyScreen(() => import('./teaching/class/add-students-page.tsx'), 'AddStudentsPage'),
  }),
  screenAt(newCardsPage, {
    roles: ['teacher'],
    title: 'Login cards',
    place: { teacher: { section: 'classes', hub: { of: 'class', tab: 'students', below: true } } },
    component: lazyScreen(() => import('./teaching/class/new-cards-page.tsx'), 'NewCardsPage'),
  }),
  screenAt(classOverviewPage, {
    roles: ['teacher'],
    title: 'Class overview',
    place: { teacher: { section: 'classes', hub: { of: 'class', tab: 'overview' } } },
    component: lazyScreen(() => import('./teaching/class/class-overview-page.tsx'), 'ClassOverviewPage'),
  }),
  screenAt(classActivitiesPage, {
    roles: ['teacher'],
    title: 'Class activities',
    place: { teacher: { section: 'classes', hub: { of: 'class', tab: 'activities' } } },
    component: lazyScreen(() => import('./teaching/class/class-activities-page.tsx'), 'ClassActivitiesPage'),
  }),
  screenAt(classEssaysPage, {
    roles: ['teacher'],
    title: 'Short essays',
    place: { teacher: { section: 'classes', hub: { of: 'class', tab: 'essays' } } },
    component: lazyScreen(() => import('./teaching/class/class-essays-page.tsx'), 'ClassEssaysPage'),
  }),
  screenAt(classReportPage, {
    roles: ['teacher'],
    title: 'Class report',
    place: { teacher: { section: 'classes', hub: { of: 'class', tab: 'reports' } } },
    component: lazyScreen(() => import('./teaching/report/class-report-page.tsx'), 'ClassReportPage'),
  }),
  screenAt(classSkillPage, {
    roles: ['teacher'],
    title: 'Students in a skill',
    place: { teacher: { section: 'classes', hub: { of: 'class', tab: 'reports', below: true } } },
    component: lazyScreen(() => import('./teaching/report/class-skill-page.tsx'), 'ClassSkillPage'),
  }),
  screenAt(classTeachersPage, {
    roles: ['teacher'],
    title: 'Co-teachers',
    place: { teacher: { section: 'classes', hub: { of: 'class', tab: 'teachers' } } },
    component: lazyScreen(() => import('./teaching/class/class-teachers-page.tsx'), 'ClassTeachersPage'),
  }),
  screenAt(classSettingsPage, {
    roles: ['teacher'],
    title: 'Class settings',
    place: { teacher: { section: 'classes', hub: { of: 'class', tab: 'settings' } } },
    component: lazyScreen(() => import('./teaching/class/class-settings-page.tsx'), 'ClassSettingsPage'),
  }),
  screenAt(studentPage, {
    roles: ['teacher'],
    title: 'Student',
    place: { teacher: { section: 'classes', hub: { of: 'student', tab: 'overview' } } },
    component: lazyScreen(() => import('./teaching/student/student-page.tsx'), 'StudentPage'),
  }),
  screenAt(studentLoginPage, {
    roles: ['teacher'],
    title: 'Account',
    place: { teacher: { section: 'classes', hub: { of: 'student', tab: 'account' } } },
    component: lazyScreen(() => import('./teaching/student/student-login-page.tsx'), 'StudentLoginPage'),
  }),
  screenAt(studentQuizzesPage, {
    roles: ['teacher'],
    title: 'Quizzes',
    place: { teacher: { section: 'classes', hub: { of: 'student', tab: 'quizzes' } } },
    component: lazyScreen(() => import('./teaching/student/student-quizzes-page.tsx'), 'StudentQuizzesPage'),
  }),
  screenAt(studentSkillsPage, {
    roles: ['teacher'],
    title: 'Skills',
    place: { teacher: { section: 'classes', hub: { of: 'student', tab: 'skills' } } },
    component: lazyScreen(() => import('./teaching/student/student-skills-page.tsx'), 'StudentSkillsPage'),
  }),
  screenAt(studentAnswersPage, {
    roles: ['teacher'],
    title: 'Answers in a skill',
    place: { teacher: { section: 'classes', hub: { of: 'student', tab: 'skills', below: true } } },
    component: lazyScreen(() => import('./teaching/student/student-answers-page.tsx'), 'StudentAnswersPage'),
  }),
  screenAt(studentReportPage, {
    roles: ['teacher'],
    title: 'Student report',
    place: { teacher: { section: 'classes', hub: { of: 'student', tab: 'report' } } },
    component: lazyScreen(() => import('./teaching/student/student-report-page.tsx'), 'StudentReportPage'),
  }),
  screenAt(studentActivitiesPage, {
    roles: ['teacher'],
    title: 'Activities',
    place: { teacher: { section: 'classes', hub: { of: 'student', tab: 'activities' } } },
    component: lazyScreen(
      () => import('./teaching/student/student-activities-page.tsx'),
      'StudentActivitiesPage',
    ),
  }),
  screenAt(studentEssaysPage, {
    roles: ['teacher'],
    title: 'Essays',
    place: { teacher: { section: 'classes', hub: { of: 'student', tab: 'essays' } } },
    component: lazyScreen(() => import('./teaching/student/student-essays-page.tsx'), 'StudentEssaysPage'),
  }),
  screenAt(studentReviewPage, {
    roles: ['teacher'],
    title: 'Answers',
    place: { teacher: { section: 'classes', hub: { of: 'student', tab: 'quizzes', below: true } } },
    component: lazyScreen(() => import('./teaching/student/student-review-page.tsx'), 'StudentReviewPage'),
  }),
  // For teachers, and for administrators, who may correct a key there.
  screenAt(library, {
    roles: ['teacher', 'admin'],
    title: 'Library',
    place: {
      teacher: { section: 'library', entry: true },
      admin: { section: 'content', hub: { of: 'content', tab: 'library' } },
    },
    component: lazyScreen(() => import('./teaching/library/library-page.tsx'), 'LibraryPage'),
  }),
  screenAt(passagePage, {
    roles: ['teacher', 'admin'],
    title: 'Passage',
    place: {
      teacher: { section: 'library' },
      admin: { section: 'content', hub: { of: 'content', tab: 'library', below: true } },
    },
    component: lazyScreen(() => import('./teaching/library/passage-page.tsx'), 'PassagePage'),
  }),
];
