import {
  IconBooks,
  IconChartBar,
  IconHeartHandshake,
  IconHome,
  IconListCheck,
  IconSchool,
  IconTrophy,
  IconUsersGroup,
  type TablerIcon,
} from '@tabler/icons-react';

/** The picture of each entry on a phone, where the words are small. */
export const SECTION_ICONS: Readonly<Record<string, TablerIcon>> = {
  home: IconHome,
  quizzes: IconListCheck,
  progress: IconChartBar,
  activities: IconTrophy,
  teachers: IconSchool,
  family: IconHeartHandshake,
  classes: IconUsersGroup,
  reports: IconChartBar,
  library: IconBooks,
  content: IconListCheck,
};
