import { SIGNED_IN, type Expectations } from "../testing/expectations.ts";

export const expectations: Expectations = {
  operations: {
    notifications: ["{ notifications { nodes { id } } }", SIGNED_IN],
    unreadNotificationCount: ["{ unreadNotificationCount }", SIGNED_IN],
    markNotificationsRead: ["mutation { markNotificationsRead }", SIGNED_IN],
    notificationChoices: ["{ notificationChoices { kind } }", SIGNED_IN],
    chooseNotifications: [
      "mutation { chooseNotifications(kind: REPLY, here: true, mail: DAILY) { kind } }",
      SIGNED_IN,
    ],
    notificationKinds: ["{ notificationKinds { kind } }", SIGNED_IN],
    quietHours: ["{ quietHours { from } }", SIGNED_IN],
    setQuietHours: [
      'mutation { setQuietHours(from: "22:00", until: "07:00") { from } }',
      SIGNED_IN,
    ],
    notificationsRead: ["subscription { notificationsRead }", SIGNED_IN],
    notificationAdded: ["subscription { notificationAdded { id } }", SIGNED_IN],
  },
  few: ["notifications"],
  growing: ["notification_choices", "quiet_hours"],
  planExceptions: { notificationKinds: "it is computed from constants and the viewer's choices" },
  withoutDemo: {
    NotificationChoice: "everyone wants to learn of everything until they choose",
    QuietHours: "mails are sent at any time until someone chooses otherwise",
    Notification: "notifications are created by events",
  },
};
